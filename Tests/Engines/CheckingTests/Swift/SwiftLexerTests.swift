// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The lexer")
struct SwiftLexerTests {
    /// The tokens of a text: words as they are, literals in ‘…’, fragments in ‹…›.
    private func tokens(_ text: String) -> [String] {
        let source = SwiftSource(path: "A.swift", text: text)
        return source.tokens.indices.map { index in
            switch source.tokens[index].kind {
            case .literal: "‘\(source.text(index))’"
            case .fragment: "‹\(source.text(index))›"
            case .word, .number, .mark, .directive: source.text(index)
            }
        }
    }

    @Test(
        "each piece is what it is in Swift",
        arguments: [
            ("let a_1 = 0x1F", ["let", "a_1", "=", "0x1F"]),
            ("a.b?.c", ["a", ".", "b", "?", ".", "c"]),
            ("`case` 类型", ["case", "类型"]),
            ("a // b \"c\"\nd", ["a", "d"]),
            ("a /* b /* c */ d */ e", ["a", "e"]),
            ("\"a b\" c", ["‘a b’", "c"]),
            ("\"\" c", ["‘’", "c"]),
            (#""a\"b" c"#, ["‹a›", "‹b›", "c"]),
            (#""a\(b + f("x)"))c" d"#, ["‹a›", "b", "+", "f", "(", "‘x)’", ")", "‹c›", "d"]),
            ("\"\"\"\na \" b\n\"\"\" c", ["‘\na \" b\n’", "c"]),
            (##"#"a\(b)\#(c)"# d"##, ["‹a\\(b)›", "c", "‹›", "d"]),
            ("\"open\nnext", ["‹open›", "next"]),
            ("#if DEBUG", ["#if", "DEBUG"]),
            ("/* open", []),
            ("[@\"objc\" length]", ["[", "@", "‘objc’", "length", "]"]),
        ])
    func pieces(text: String, expected: [String]) {
        #expect(tokens(text) == expected)
    }

    @Test("places are counted in lines and characters")
    func places() {
        let source = SwiftSource(path: "A.swift", text: "let a = 1\n\tlet ü = \"b\", c\n")
        #expect(source.positions(of: "c").map(source.place) == [Place(path: "A.swift", line: 2, column: 15)])
        #expect(source.literals["b"]?.map(source.place) == [Place(path: "A.swift", line: 2, column: 10)])
    }

    @Test("a text cut at any byte, and any byte in any place, are read to the end")
    func hostile() {
        let text = """
            /* a /* b */ */ @available(iOSApplicationExtension, unavailable) func a() { UIApplication.shared }
            let b = "c\\(d("e\\(f)"))g", h = #"i\\#(j)"#, k = \"\"\"
              l \\(m) \\
              \"\"\"
            #if n
            `o` // beckon:disable p
            #endif
            """
        let bytes = Array(text.utf8)
        for end in bytes.indices {
            let source = SwiftSource(path: "A.swift", bytes: Array(bytes[..<end]))
            #expect(source.tokens.allSatisfy { $0.range.upperBound <= end })
            _ = source.guardedTokens()
        }
        for index in bytes.indices {
            for byte: UInt8 in [0, 0x22, 0x28, 0x29, 0x2A, 0x2F, 0x5C, 0x0A, 0xFF] {
                var changed = bytes
                changed[index] = byte
                let source = SwiftSource(path: "A.swift", bytes: changed)
                #expect(source.tokens.allSatisfy { $0.range.upperBound <= bytes.count })
                _ = source.guardedTokens()
            }
        }
    }

    @Test("interpolations without an end are no deeper than the limit, and cost no more than their bytes")
    func deep() {
        let source = SwiftSource(path: "A.swift", text: String(repeating: "\"\\(", count: 100_000))
        #expect(source.tokens.count <= 400_000)
    }
}
