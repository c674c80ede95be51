// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Prompt.Option {
    /// What a person reads first, for a front end that shows the rest in another place or style: the text without what
    /// tells it apart from others of its name.
    package var name: String {
        guard let distinction, text.hasSuffix(Self.joint + distinction) else { return text }
        return String(text.dropLast(Self.joint.count + distinction.count))
    }

    /// What is shown beside ``name``, such as a subtitle; nil if it would only say the same again.
    package var detail: String? {
        let parts = [name == text ? nil : distinction, subtitle].compactMap(\.self)
        let key = AnswerText.written(name)
        let told = parts.filter { ![key, ""].contains(AnswerText.written($0)) }
        return told.isEmpty ? nil : told.joined(separator: " • ")
    }

    /// What stands between a name and what it is told apart by.
    static let joint = " – "
}
