// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a schema is called that nobody gave other words.
enum SchemaWords {
    /// The last part of its name in words: “Send Draft” of `mail.sendDraft`.
    static func resource(of schema: String) -> LocalizedStringResource {
        LocalizedStringResource(stringLiteral: schema.split(separator: ".").last.map { String($0).spelledOut } ?? "")
    }
}
