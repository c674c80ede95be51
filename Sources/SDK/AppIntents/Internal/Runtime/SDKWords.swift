// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage

/// The few words that the module itself says to people.
enum SDKWords {
    /// English words in the person's language.
    static func text(_ english: String, in language: String? = PersonLanguage.current) -> String {
        isChinese(language) ? chinese[english] ?? english : english
    }

    private static func isChinese(_ language: String?) -> Bool {
        language.map { $0 == "zh" || $0.hasPrefix("zh-") || $0.hasPrefix("zh_") } ?? false
    }

    static let chinese: [String: String] = [
        "Cancel": "取消",
        " Continue": "继续",
        " Do": "执行",
        " Add": "添加",
        " Add Data": "添加数据",
        " Book": "预订",
        " Buy": "购买",
        " Call": "呼叫",
        " Check In": "签到",
        " Create": "创建",
        " Download": "下载",
        " Filter": "过滤",
        " Find": "查找",
        " Get": "获取",
        " Go": "前往",
        " Log": "记录",
        " Open": "打开",
        " Order": "订购",
        " Pay": "支付",
        " Play": "播放",
        " Play Sound": "播放声音",
        " Post": "发布",
        " Request": "请求",
        " Run": "运行",
        " Search": "搜索",
        " Send": "发送",
        " Set": "设定",
        " Share": "共享",
        " Start": "开始",
        " Start Navigation": "开始导航",
        " Toggle": "切换",
        " Turn Off": "关闭",
        " Turn On": "打开",
        " View": "查看",
    ]
}
