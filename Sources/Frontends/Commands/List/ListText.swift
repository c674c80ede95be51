// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface

/// What is said about apps and lists of them, in English and Simplified Chinese.
struct ListText: Sendable {
    private let isChinese: Bool

    /// - Parameter language: A BCP 47 tag; what is not Chinese reads English.
    init(_ language: String) {
        isChinese = language.hasPrefix("zh")
    }

    var noApps: String {
        isChinese ? "还没有安装应用。请试试“beckon install 路径”。" : "No app is installed. Try 'beckon install PATH'."
    }

    var noIntents: String { isChinese ? "已安装的应用都没有意图。" : "No installed app handles an intent." }

    var notRunning: String { isChinese ? "未运行" : "not running" }

    func intents(_ count: Int) -> String {
        isChinese ? "\(count) 个意图" : count == 1 ? "1 intent" : "\(count) intents"
    }

    /// - Parameters:
    ///   - name: As it is shown, with its style.
    ///   - intents: Their titles.
    func installed(_ name: String, _ identifier: String, _ intents: [String]) -> String {
        let list = intents.joined(separator: isChinese ? "、" : ", ")
        let what = isChinese ? "已安装\(name)（\(identifier)）" : "Installed \(name) (\(identifier))"
        return list.isEmpty ? what : what + (isChinese ? "：" : ": ") + list
    }

    /// - Parameters:
    ///   - name: As it is shown, with its style.
    ///   - hasFilesLeft: Whether a warning tells of files that are still there.
    func removed(_ name: String, _ identifier: String, hasFilesLeft: Bool) -> String {
        if hasFilesLeft {
            return isChinese
                ? "已移除\(name)（\(identifier)），但它的一些文件尚未移除：见警告。"
                : "Removed \(name) (\(identifier)), but not all of its files yet: see the warning."
        }
        return isChinese ? "已移除\(name)（\(identifier)）和它的文件。" : "Removed \(name) (\(identifier)) and its files."
    }

    /// - Parameter app: The app that has none; nil for all of them.
    func noPhrases(of app: String?) -> String {
        guard let app else {
            return isChinese
                ? "还没有短语。请试试“beckon phrase add 短语 应用.意图”。"
                : "There are no phrases. Try 'beckon phrase add TEXT BUNDLE.INTENT'."
        }
        return isChinese ? "没有代表“\(app)”的短语。" : "No phrase stands for anything of \(app)."
    }
}
