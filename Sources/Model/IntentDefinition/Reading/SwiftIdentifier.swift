// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What can be a name in Swift source; keywords can, since they are written in backticks.
enum SwiftIdentifier {
    /// In bytes: file systems take 255 for a name, and some of them go for prefixes and endings.
    static let limit = 200

    /// Whether the text is a letter or an underscore followed by letters, digits and underscores.
    static func isValid(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, text != "_" else { return false }
        return begins(first) && text.unicodeScalars.dropFirst().allSatisfy { continues($0) }
    }

    /// The nearest valid name: other characters removed, the letters after them capital.
    static func suggestion(for text: String) -> String? {
        var name = ""
        var capital = false
        for scalar in text.unicodeScalars.prefix(64) {
            guard name.isEmpty ? begins(scalar) : continues(scalar) else {
                capital = !name.isEmpty
                continue
            }
            name += capital ? String(scalar).uppercased() : String(scalar)
            capital = false
        }
        return isValid(name) ? name : nil
    }

    /// A name as a message repeats it: bounded and without line breaks.
    static func shown(_ text: String) -> String {
        let line = text.prefix(60).map { $0.isNewline ? " " : $0 }
        return String(line) + (text.count > 60 ? "…" : "")
    }

    private static func begins(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isXIDStart
    }

    private static func continues(_ scalar: Unicode.Scalar) -> Bool {
        begins(scalar) || scalar.properties.isXIDContinue
    }
}
