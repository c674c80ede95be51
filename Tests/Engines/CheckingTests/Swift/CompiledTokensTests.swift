// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("What of a source is compiled")
struct CompiledTokensTests {
    private static let modules = ImportableModules(present: ["Foundation", "UIKit"], absent: ["SwiftUI"])

    /// The words that are certain to be compiled.
    private static func words(_ text: String) -> [String] {
        let source = SwiftSource(path: "App.swift", text: text)
        let compiled = CompiledTokens(source, modules)
        return source.tokens.indices.filter(compiled.contains).map(source.text)
    }

    @Test(
        "a condition holds, does not, or may",
        arguments: [
            ("os(Linux)", ["yes"]), ("os(iOS)", ["no"]), ("!os(macOS)", ["yes"]), ("canImport(SwiftUI)", ["no"]),
            ("canImport(UIKit)", ["yes"]), ("canImport(Stranger)", []), ("DEBUG", []), ("!DEBUG", []),
            ("DEBUG && os(iOS)", ["no"]), ("DEBUG || os(Linux)", ["yes"]), ("DEBUG || os(iOS)", []),
            ("(os(iOS) || os(Linux)) && !canImport(SwiftUI)", ["yes"]), ("targetEnvironment(simulator)", ["no"]),
            ("swift(>=5.5)", ["yes"]), ("swift(>=6.0)", []), ("compiler(>=6.1)", ["yes"]), ("swift(<5)", ["no"]),
            ("true", ["yes"]), ("false", ["no"]), ("os(", []), ("&&", []), ("", []),
        ])
    func conditions(condition: String, words: [String]) {
        #expect(Self.words("#if \(condition)\nyes\n#else\nno\n#endif") == words)
    }

    @Test("what stands in no condition is compiled, the condition itself is not")
    func outside() {
        #expect(Self.words("a\n#if os(iOS)\nb\n#endif\nc") == ["a", "c"])
        #expect(Self.words("a\n#if os(iOS)\nb\n#elseif os(Linux)\nc\n#else\nd\n#endif") == ["a", "c"])
        #expect(Self.words("#if os(iOS)\n#if os(Linux)\na\n#endif\n#endif\nb") == ["b"])
        #expect(Self.words("#if DEBUG\na\n#elseif os(Linux)\nb\n#else\nc\n#endif\nd") == ["d"])
    }

    @Test("conditions that are not closed, or never opened, or very deep, harm nothing")
    func hostile() {
        #expect(Self.words("a\n#if os(iOS)\nb") == ["a"])
        #expect(Self.words("#endif\n#else\na\n#endif") == ["a"])
        let deep = String(repeating: "(", count: 10_000)
        #expect(Self.words("#if \(deep)\na\n#endif\nb") == ["b"])
        let many = String(repeating: "#if os(iOS)\n", count: 10_000)
        #expect(Self.words(many + "a") == [])
    }
}
