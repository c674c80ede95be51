// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A text with the key of its translations.
struct TextDump: Encodable, Hashable, Sendable {
    let text: String
    let key: String?

    init(_ text: LocalizableText) {
        self.text = text.text
        key = text.key
    }
}
