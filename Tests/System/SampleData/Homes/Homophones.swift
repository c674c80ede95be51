// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Chinese characters that sound alike, whatever their tone: who types by sound takes one for another.
///
/// For each character of the sentences those among them with its sound, and a few common others (GB 2312, level 1).
enum Homophones {
    /// Those that sound like a character, with itself; none where they are not known.
    static func of(_ character: Character) -> [Character] { groups[character] ?? [] }

    private static let groups = Dictionary(
        table.split(whereSeparator: \.isWhitespace).flatMap { group in group.map { ($0, Array(group)) } }
    ) { first, _ in first }

    private static let table = """
        爱皑碍蔼 把吧坝靶 白佰拜败 办扳斑版 帮梆榜膀 备北狈碑 本奔笨苯 闭币弊痹 边辨辩鞭 标彪膘表 别憋瘪鳖 播博钵铂
        不布怖部 草操曹糙 测侧厕策 场厂常肠 车扯撤澈 成承逞骋 吃持痴翅 充冲崇虫 厨除处触 传川椽穿 窗创幢床 从丛匆葱
        大打搭达 待带殆逮 单丹弹惮 到导岛稻 的得德 灯瞪等邓 地低笛递 电垫淀滇 调吊掉刁 顶定叮盯 动东侗懂 都兜抖逗
        度独督睹 短段缎锻 多剁垛朵 尔儿洱而 发阀法珐 饭返矾藩 房方放坊 分忿焚粪 风奉烽蜂 复斧袱赴 感甘赣赶 告高搞羔
        割胳葛阁 公工功拱 购勾垢沟 关管罐观 广光逛 果裹过锅 还海嗨孩 号好浩耗 何合河鹤 红哄弘洪 后侯喉猴 户弧瑚胡
        话划猾画 换患环痪 回恢会秽 计几机基记继极 家加假稼 减间检见监煎 将降匠蒋 脚叫侥窖 解节洁街 今进烬禁 京静经景敬
        久咎灸纠 据聚句鞠 开凯慨揩 看刊坎槛 客可磕颗 空孔恐控 口寇扣抠 库哭窟酷 蜡拉啦辣 来莱赖 蓝揽滥篮 廊朗浪郎
        了乐肋 冷棱楞 里沥立黎 帘怜涟炼 量亮粮良 楼搂漏陋 绿侣滤铝 吗玛蚂麻 买卖脉麦 没媒每酶 门们闷 面免冕绵
        秒庙描瞄 模墨抹膜 哪那拿纳 你溺逆霓 披啤疲辟 坪苹凭平 器期气启泣 前乾牵钎 切且怯窃 清情氢顷 取曲去区趋
        全劝痊醛 让嚷攘瓤 热惹 人任忍认 入如乳蠕 萨撒洒 扫嫂搔骚 色涩瑟 删扇善陕 上商晌赏 少哨稍芍 设摄社赦 什身婶砷
        剩声圣盛 时是氏室始视事式石虱 手首受授 数书殊输 谁水睡税 说朔烁硕 速诉僳宿 算蒜酸 所缩锁梭 态台抬泰 体提踢锑
        天添甜舔 停厅庭听汀 通同痛铜 头偷投透 退推腿褪 外歪 完婉惋玩 往妄忘望 为位威畏 温文问蚊 我卧挝涡 物屋捂梧
        吸系媳晰 下吓暇虾 现先闲陷 向响箱襄 消小宵晓 些卸胁蝎 行形星杏 续徐恤虚 延颜宴谚 样仰扬氧 已易移以役 音隐尹茵
        用庸泳踊 有游犹釉 于语域浴 运允晕蕴 在再仔载 暂咱攒赞 造糟藻蚤 站展毡粘 张长掌账 这着者蔗 正拯整证
        知止置之直执枝 钟众种重 煮烛助主著 状庄撞桩 总宗踪鬃 走奏揍邹 最嘴罪醉 作做左座坐
        """
}
