// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What the assistant itself says, in English and Simplified Chinese.
struct AssistantText: Sendable {
    private let isChinese: Bool

    /// - Parameter language: A BCP 47 tag; what is not Chinese reads English.
    init(_ language: String) {
        isChinese = language.lowercased().hasPrefix("zh")
    }

    var whichApp: String { isChinese ? "要用哪一个？" : "Which one do you mean?" }
    var cancelled: String { isChinese ? "好的，已取消。" : "OK, cancelled." }
    var tooManyPrompts: String {
        isChinese ? "我还是没明白，先到这里吧。" : "I still don’t understand. Let’s leave it there."
    }
    var nothingInstalled: String {
        isChinese ? "还没有安装任何能帮忙的应用。" : "No app is installed that could help."
    }

    func notUnderstood(_ suggestions: [String]) -> String {
        let sorry = isChinese ? "抱歉，我没听懂。" : "Sorry, I didn’t understand that."
        guard !suggestions.isEmpty else { return sorry }
        let list = suggestions.map { "‘\($0)’" }.joined(separator: isChinese ? "、" : ", ")
        return sorry + (isChinese ? "可以试试\(list)。" : " Try \(list).")
    }

    func timeout(_ app: String) -> String {
        isChinese ? "“\(app)”没有及时回应。" : "\(app) took too long to answer."
    }

    func crash(_ app: String) -> String {
        isChinese ? "“\(app)”出了问题，已停止运行。" : "\(app) stopped because of a problem."
    }

    func unreachable(_ app: String) -> String {
        isChinese ? "“\(app)”无法启动。" : "\(app) could not be started."
    }

    func notHandled(_ app: String) -> String {
        isChinese ? "“\(app)”不支持这个请求。" : "\(app) can’t do that."
    }

    func orphaned(_ phrase: String) -> String {
        isChinese ? "“\(phrase)”所属的应用已不再提供这个功能。" : "The app that ‘\(phrase)’ belongs to no longer offers this."
    }

    var phrasesUnreadable: String {
        isChinese ? "无法读取你的短语。" : "Your phrases can’t be read."
    }

    func fileMissing(_ path: String) -> String {
        isChinese ? "找不到文件“\(path)”。" : "There is no file \(path)."
    }

    func fileUnusable(_ path: String) -> String {
        isChinese ? "无法读取“\(path)”。" : "\(path) can’t be read."
    }

    func fileTooLarge(_ path: String, megabytes: Int) -> String {
        isChinese ? "“\(path)”太大，最多 \(megabytes) MB。" : "\(path) is too large; at most \(megabytes) MB can be sent."
    }

    /// Whether the words mean that the person wants no more of it.
    func isCancellation(_ words: String) -> Bool {
        ["cancel", "stop", "never mind", "nevermind", "quit", "取 消", "算 了", "停 止", "不 用 了"]
            .contains(FoldedText(words).key)
    }
}
