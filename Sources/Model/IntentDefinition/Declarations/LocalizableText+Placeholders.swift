// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension LocalizableText {
    /// The names between `${` and `}`, in order, as often as they stand there.
    ///
    /// A name may hold dots, such as `order.total`; a `${` that is not closed is plain text.
    package var placeholders: [String] {
        var names: [String] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "${") {
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: "}") else { break }
            names.append(String(rest[..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return names
    }
}
