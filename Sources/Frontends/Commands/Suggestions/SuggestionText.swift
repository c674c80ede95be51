// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is said about suggestions, in English and Simplified Chinese.
struct SuggestionText: Sendable {
    private let isChinese: Bool

    /// - Parameter language: A BCP 47 tag; what is not Chinese reads English.
    init(_ language: String) {
        isChinese = language.lowercased().hasPrefix("zh")
    }

    /// - Parameter isAnythingKnown: Whether there are shortcuts, all of which were done just now or may not be suggested.
    func nothing(isAnythingKnown: Bool) -> String {
        guard isAnythingKnown else { return isChinese ? "还没有可以建议的内容。" : "There is nothing to suggest yet." }
        return isChinese
            ? "现在没有别的可以建议。“beckon shortcuts suggested”列出做过的事，“beckon settings”列出可以建议什么。"
            : "There is nothing else to suggest now: 'beckon shortcuts suggested' lists what was done, and 'beckon settings' "
                + "what may be suggested."
    }

    func settings(_ app: String, learns: Bool, suggests: Bool) -> String {
        isChinese
            ? "\(app)：\(learns ? "" : "不")从此应用学习，\(suggests ? "" : "不")显示建议"
            : "\(app): learn from this app \(learns ? "on" : "off"), show suggestions \(suggests ? "on" : "off")"
    }

    var learned: String { isChinese ? "已学会。" : "Learned." }

    var forgotten: String { isChinese ? "已忘记。" : "Forgotten." }

    var kept: String { isChinese ? "什么都没有忘记。" : "Nothing was forgotten." }

    /// - Parameter app: Nil where it is about all.
    func forgets(_ app: String?) -> String {
        isChinese
            ? "要忘记在\(app.map { "“\($0)”" } ?? "所有应用")里做过的一切吗？请输入“是”："
            : "Forget all that was done in \(app ?? "every app")? Type yes: "
    }

    func isYes(_ answer: String) -> Bool {
        ["yes", "是", "是的"].contains(answer.lowercased().filter { !$0.isWhitespace })
    }
}
