// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Phrases

/// What is said on a screen for a phrase, in English and Simplified Chinese.
struct PhraseScreenText: Sendable {
    let isChinese: Bool

    /// - Parameter language: A BCP 47 tag; what is not Chinese reads English.
    init(_ language: String) {
        isChinese = language.lowercased().hasPrefix("zh")
    }

    func adds(_ title: String, _ app: String) -> String {
        isChinese
            ? "“\(app.isolated)”想为“\(title.isolated)”添加一个短语。"
            : "\(app.isolated) would like a phrase for ‘\(title.isolated)’."
    }

    func edits(_ phrase: String, _ title: String, _ app: String) -> String {
        isChinese
            ? "“\(phrase.isolated)”代表“\(app.isolated)”的“\(title.isolated)”。"
            : "‘\(phrase.isolated)’ stands for ‘\(title.isolated)’ of \(app.isolated)."
    }

    func agree(_ proposal: String) -> String {
        isChinese
            ? "按回车使用“\(proposal.isolated)”，或输入别的说法，或输入“取消”。"
            : "Press Return for ‘\(proposal.isolated)’, type other words, or ‘cancel’."
    }

    var choose: String {
        isChinese ? "输入你想说的话，按回车取消。" : "Type what you will say, or press Return to cancel."
    }

    var change: String {
        isChinese ? "输入新的说法，或“移除”，按回车保持不变。" : "Type other words, or ‘remove’, or press Return to leave it."
    }

    func clash(_ phrase: String, _ title: String, _ app: String) -> String {
        isChinese
            ? "“\(phrase.isolated)”已经代表“\(app.isolated)”的“\(title.isolated)”。输入“替换”，或换一种说法。"
            : "‘\(phrase.isolated)’ already stands for ‘\(title.isolated)’ of \(app.isolated); replace it, or choose another? "
                + "Type ‘replace’, or other words."
    }

    func saved(_ phrase: String, _ title: String, _ app: String) -> String {
        isChinese
            ? "“\(phrase.isolated)”现在代表“\(app.isolated)”的“\(title.isolated)”。"
            : "‘\(phrase.isolated)’ now means \(title.isolated) of \(app.isolated)."
    }

    func removed(_ phrase: String) -> String {
        isChinese ? "已移除“\(phrase.isolated)”。" : "Removed ‘\(phrase.isolated)’."
    }

    var left: String { isChinese ? "未作更改。" : "Nothing has changed." }

    func taken(_ app: String) -> String {
        isChinese
            ? "这个画面已经关闭：“\(app.isolated)”收回了它，或者已有人回答。"
            : "The screen is gone: \(app.isolated) took it away, or somebody has answered it."
    }

    /// Said to whoever cannot be asked.
    func refused(_ phrase: String, taken: String, _ title: String, _ app: String) -> String {
        isChinese
            ? "“\(phrase)”听起来像“\(taken)”，后者已经代表“\(app)”的“\(title)”；请换一种说法，或用 --replace 替换它"
            : "‘\(phrase)’ sounds like ‘\(taken)’, which already stands for ‘\(title)’ of \(app); "
                + "choose other words, or replace that phrase with --replace"
    }

    var none: String { isChinese ? "没有应用在等待短语。" : "No app asks for a phrase." }

    /// What a list says of a screen.
    func state(_ proposal: String?, isEditing: Bool) -> String {
        guard let proposal else { return isChinese ? "没有建议" : "proposes nothing" }
        if isChinese { return isEditing ? "现在是“\(proposal)”" : "建议“\(proposal)”" }
        return isEditing ? "has ‘\(proposal)’" : "proposes ‘\(proposal)’"
    }

    /// Said where nobody can be asked on the spot.
    func waits(_ title: String, _ app: String, screen: Int) -> String {
        isChinese
            ? "“\(app.isolated)”想为“\(title.isolated)”设置短语：beckon phrase answer \(screen)"
            : "\(app.isolated) asks for a phrase for ‘\(title.isolated)’: beckon phrase answer \(screen)"
    }

    /// Said where nobody can be asked at all.
    func endsUnanswered(_ title: String, _ app: String) -> String {
        isChinese
            ? "“\(app)”想为“\(title)”设置短语，但它随这条命令一起结束；请先运行 beckon serve，再用 beckon phrase answer 回答"
            : "\(app) asks for a phrase for ‘\(title)’, and ends with this command; run 'beckon serve' beforehand, "
                + "and answer with 'beckon phrase answer'"
    }

    func isCancellation(_ words: String) -> Bool { ["cancel", "取 消"].contains(FoldedText(words).key) }

    func isRemoval(_ words: String) -> Bool {
        ["remove", "delete", "移 除", "删 除"].contains(FoldedText(words).key)
    }

    func isReplacement(_ words: String) -> Bool {
        ["replace", "replace it", "yes", "y", "替 换", "是"].contains(FoldedText(words).key)
    }
}
