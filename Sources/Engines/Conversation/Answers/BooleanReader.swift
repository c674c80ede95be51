// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// Reads yes and no in a person's many words, and the definition's own two.
struct BooleanReader {
    /// The labels of true and false, where the definition has them.
    var trueName: String?
    var falseName: String?

    func read(_ text: String) -> Bool? {
        let key = FoldedText(text).key
        guard !key.isEmpty else { return nil }
        if let name = trueName, FoldedText(name).key == key { return true }
        if let name = falseName, FoldedText(name).key == key { return false }
        if Self.on.contains(key) { return true }
        if Self.off.contains(key) { return false }
        return switch AnswerWord(text) {
        case .agree: true
        case .refuse: false
        default: nil
        }
    }

    private static let on: Set<String> = ["1", "on", "enable", "enabled", "开", "打 开", "开 启", "真"]
    private static let off: Set<String> = ["0", "off", "disable", "disabled", "关", "关 闭", "关 上", "假"]
}
