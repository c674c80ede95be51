// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

<<<<<<< HEAD
/// What can be a name in Swift source; keywords can, since they are written in backticks.
enum SwiftIdentifier {
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
=======
/// Whether a name can stand in Swift code.
///
/// Keywords can: the compiler writes them in backticks.
enum SwiftIdentifier {
    /// Whether the whole name is an identifier by The Swift Programming Language, "Lexical Structure".
    static func isValid(_ name: String) -> Bool {
        guard let head = name.unicodeScalars.first, isContinuation(name) else { return false }
        return !isDigit(head) && !isCombining(head) && name != "_"
    }

    /// Whether the name can follow a prefix inside an identifier.
    static func isContinuation(_ name: String) -> Bool {
        !name.isEmpty && name.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || isCombining($0) }
    }

    /// What a person probably wants to write instead: the letters and digits, each word capitalised but the first.
    static func suggestion(for name: String) -> String {
        let words = name.unicodeScalars.split { !isLetter($0) && !isDigit($0) }.map { String($0) }
        let joined = words.enumerated().map { index, word in
            index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        guard let head = joined.unicodeScalars.first else { return "name" }
        return isDigit(head) ? "_" + joined : joined
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case 0x00A8, 0x00AA, 0x00AD, 0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA, 0x00BC...0x00BE: true
        case 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x02FF, 0x0370...0x167F, 0x1681...0x180D: true
        case 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040: true
        case 0x2054, 0x2060...0x206F, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF: true
        case 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F: true
        case 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F: true
        case 0xFE30...0xFE44, 0xFE47...0xFFFD: true
        // Every plane from 1 to 14 but for its last two characters.
        case 0x10000...0xEFFFF: scalar.value & 0xFFFF < 0xFFFE
        default: false
        }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
>>>>>>> room/system
    }
}
