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
        "There is no such thing.": "没有找到该项目。",
        "This isn’t allowed on this device at present.": "此设备目前不允许这样做。",
        "The network can’t be reached.": "无法连接网络。",
        "This isn’t allowed.": "不允许这样做。",
        "Only a part of it could be done.": "只完成了一部分。",
        "Something went wrong.": "出现了问题。",
        "This device can’t do that.": "此设备无法完成该操作。",
        "It can’t be undone.": "无法撤销。",
        "An account has to be set up in the app first.": "请先在 App 中设置账户。",
        "It has to be confirmed in the app first.": "请先在 App 中确认。",
        "You have to sign in to the app first.": "请先登录 App。",
        "The app has to be allowed to use Bluetooth first.": "请先允许 App 使用蓝牙。",
        "The app has to be allowed to see the contacts first.": "请先允许 App 访问通讯录。",
        "The app has to be allowed to use the local network first.": "请先允许 App 使用本地网络。",
        "The app has to be allowed to see the photos first.": "请先允许 App 访问照片。",
        "The assistant has to be allowed to use the app first.": "请先允许助手使用该 App。",
        "The app has to be allowed to see the location first.": "请先允许 App 访问位置。",
        "Every minute": "每分钟",
        "Every %lld minutes": "每 %lld 分钟",
        "Hourly": "每小时",
        "Every %lld hours": "每 %lld 小时",
        "Daily": "每天",
        "Every %lld days": "每 %lld 天",
        "Weekly": "每周",
        "Every %lld weeks": "每 %lld 周",
        "Monthly": "每月",
        "Every %lld months": "每 %lld 个月",
        "Yearly": "每年",
        "Every %lld years": "每 %lld 年",
        "Again and again": "重复",
        "Continue": "继续",
        "Do": "执行",
        "Add": "添加",
        "Add Data": "添加数据",
        "Book": "预订",
        "Buy": "购买",
        "Call": "呼叫",
        "Check In": "签到",
        "Create": "创建",
        "Download": "下载",
        "Filter": "过滤",
        "Find": "查找",
        "Get": "获取",
        "Go": "前往",
        "Log": "记录",
        "Open": "打开",
        "Order": "订购",
        "Pay": "支付",
        "Play": "播放",
        "Play Sound": "播放声音",
        "Post": "发布",
        "Request": "请求",
        "Run": "运行",
        "Search": "搜索",
        "Send": "发送",
        "Set": "设定",
        "Share": "共享",
        "Start": "开始",
        "Start Navigation": "开始导航",
        "Toggle": "切换",
        "Turn Off": "关闭",
        "Turn On": "打开",
        "View": "查看",
    ]
}
