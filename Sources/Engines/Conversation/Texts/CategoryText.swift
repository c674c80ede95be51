// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The standard wording of what an intent of some kind does: the question
/// before, the button that agrees, the word when it is done.
///
/// The kinds are the categories and verbs of the definition format; what has no
/// entry reads as `generic`.
struct CategoryText: Hashable {
    var question: String
    var agree: String
    var done: String

    init(category: String, verb: String?, in language: ConversationLanguage) {
        let kind = (verb ?? category).lowercased()
        switch language {
        case .english: self = Self.english(kind) ?? Self.english(category.lowercased()) ?? .englishGeneric
        case .chinese: self = Self.chinese(kind) ?? Self.chinese(category.lowercased()) ?? .chineseGeneric
        }
    }

    private init(_ question: String, _ agree: String, _ done: String) {
        self.question = question
        self.agree = agree
        self.done = done
    }

    private static let englishGeneric = CategoryText("Ready to go?", "Continue", "Done.")
    private static let chineseGeneric = CategoryText("现在继续吗？", "继续", "好了。")

    private static func english(_ kind: String) -> CategoryText? {
        switch kind {
        case "order": CategoryText("Ready to order?", "Order", "It’s ordered.")
        case "book": CategoryText("Ready to book?", "Book", "It’s booked.")
        case "buy": CategoryText("Ready to buy?", "Buy", "It’s bought.")
        case "run": CategoryText("Ready to run it?", "Run", "Done.")
        case "open": CategoryText("Ready to open it?", "Open", "Done.")
        case "view", "information", "check", "get": CategoryText("Ready to look it up?", "Continue", "Here you go.")
        case "start": CategoryText("Ready to start?", "Start", "It’s started.")
        case "startnavigation", "navigation": CategoryText("Ready to set off?", "Start", "On the way.")
        case "send", "share": CategoryText("Ready to send it?", "Send", "It’s sent.")
        case "post": CategoryText("Ready to post it?", "Post", "It’s posted.")
        case "create": CategoryText("Ready to create it?", "Create", "It’s created.")
        case "add": CategoryText("Ready to add it?", "Add", "It’s added.")
        case "search", "find", "filter": CategoryText("Ready to search?", "Search", "Here is what I found.")
        case "download": CategoryText("Ready to download?", "Download", "It’s downloaded.")
        case "set": CategoryText("Ready to set it?", "Set", "It’s set.")
        case "request": CategoryText("Ready to request it?", "Request", "It’s requested.")
        case "toggle": CategoryText("Ready to switch it?", "Switch", "It’s switched.")
        case "checkin": CategoryText("Ready to check in?", "Check In", "You’re checked in.")
        default: nil
        }
    }

    private static func chinese(_ kind: String) -> CategoryText? {
        switch kind {
        case "order": CategoryText("现在下单吗？", "下单", "已下单。")
        case "book": CategoryText("现在预订吗？", "预订", "已预订。")
        case "buy": CategoryText("现在购买吗？", "购买", "已购买。")
        case "run": CategoryText("现在运行吗？", "运行", "好了。")
        case "open": CategoryText("现在打开吗？", "打开", "好了。")
        case "view", "information", "check", "get": CategoryText("现在查看吗？", "继续", "结果在这里。")
        case "start": CategoryText("现在开始吗？", "开始", "已开始。")
        case "startnavigation", "navigation": CategoryText("现在出发吗？", "出发", "出发了。")
        case "send", "share": CategoryText("现在发送吗？", "发送", "已发送。")
        case "post": CategoryText("现在发布吗？", "发布", "已发布。")
        case "create": CategoryText("现在创建吗？", "创建", "已创建。")
        case "add": CategoryText("现在添加吗？", "添加", "已添加。")
        case "search", "find", "filter": CategoryText("现在搜索吗？", "搜索", "找到了这些。")
        case "download": CategoryText("现在下载吗？", "下载", "已下载。")
        case "set": CategoryText("现在设置吗？", "设置", "已设置。")
        case "request": CategoryText("现在请求吗？", "请求", "已请求。")
        case "toggle": CategoryText("现在切换吗？", "切换", "已切换。")
        case "checkin": CategoryText("现在签到吗？", "签到", "已签到。")
        default: nil
        }
    }
}
