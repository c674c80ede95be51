// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("rewrite-sources")
struct RewriteSourcesTests {
    private static let tool = PackageRoot.programs.appending(path: "rewrite-sources")

    /// A folder with a source, and with what it was rewritten to.
    private struct Rewrite {
        private let folder: TemporaryFolder
        let source: URL
        let output: URL

        init(_ bytes: Data) throws {
            folder = try TemporaryFolder()
            source = folder.url.appending(path: "Menu.swift").resolvingSymlinksInPath()
            output = folder.url.appending(path: "Menu.rewritten.swift")
            try bytes.write(to: source)
        }

        func run() async throws -> Data {
            let run = try await ToolRun.run(tool, [source.path, "--output", output.path])
            #expect(run.status == 0, "\(run.errors)")
            return try Data(contentsOf: output)
        }
    }

    /// What a source becomes, without the first line and with the source's name instead of its path.
    private func rewritten(_ source: String) async throws -> String {
        let rewrite = try Rewrite(Data(source.utf8))
        let text = String(decoding: try await rewrite.run(), as: UTF8.self)
        let start = "#sourceLocation(file: \"\(rewrite.source.path)\", line: 1)\n"
        #expect(text.hasPrefix(start))
        return String(text.dropFirst(start.count)).replacing(rewrite.source.path, with: "Menu.swift")
    }

    @Test(
        "attributes of Objective-C become spaces",
        arguments: [
            ("@objc func a() {}", "      func a() {}"),
            ("@objc(MENU) @objcMembers class A {}", "                         class A {}"),
            ("@IBOutlet weak var a: B!", "          weak var a: B!"),
            ("@IBAction\nfunc a() {}", "         \nfunc a() {}"),
            ("@objc(a\n:) func a(b: C) {}", "       \n   func a(b: C) {}"),
            ("@UIApplicationMain class A {}", "@main              class A {}"),
            ("@NSApplicationMain class A {}", "@main              class A {}"),
            ("@MainActor @available(*, deprecated) class A {}", "@MainActor @available(*, deprecated) class A {}"),
            ("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
            ("#if os(iOS)\n@nonobjc func a() {}\n#endif", "#if os(iOS)\n         func a() {}\n#endif"),
        ])
    func attributes(source: String, expected: String) async throws {
        #expect(try await rewritten(source) == expected)
    }

    @Test(
        "a selector names the type of its method",
        arguments: [
            ("class A { let b = #selector(c(_:)) }", "class A { let b = Selector(\"c(_:)\", A.c(_:)) }"),
            ("class A { let b = #selector(self.c) }", "class A { let b = Selector(\"c\", A.c) }"),
            (
                "class A { struct B { let c = #selector(Self.d) } }",
                "class A { struct B { let c = Selector(\"d\", A.B.d) } }"
            ),
            (
                "extension A.B { func c() { d(#selector(e)) } }",
                "extension A.B { func c() { d(Selector(\"e\", A.B.e)) } }"
            ),
            (
                "class A { func b() { class C { let d = #selector(e) } } }",
                "class A { func b() { class C { let d = Selector(\"e\", C.e) } } }"
            ),
            (
                "class A { let b = #selector(c as (D) -> Void) }",
                "class A { let b = Selector(\"c\", A.c as (A) -> (D) -> Void) }"
            ),
            (
                "class A { let b = #selector(A.c as (A) -> (D) -> Void) }",
                "class A { let b = Selector(\"c\", A.c as (A) -> (D) -> Void) }"
            ),
            ("let a = #selector(UIView.layoutSubviews)", "let a = Selector(\"layoutSubviews\", UIView.layoutSubviews)"),
            ("class A { let b = #selector(getter: c) }", "class A { let b = #selector(getter: c) }"),
            ("class A { let b = #selector(c.d) }", "class A { let b = #selector(c.d) }"),
        ])
    func selectors(source: String, expected: String) async throws {
        #expect(try await rewritten(source) == expected)
    }

    @Test(
        "a key path becomes its text",
        arguments: [
            ("let a = #keyPath(Foo.bar.baz)", "let a = \"bar.baz\""),
            ("let a = #keyPath(bar)", "let a = \"bar\""),
            ("let a = #keyPath(self.bar?.baz)", "let a = \"bar.baz\""),
            ("let a = #keyPath(\nFoo.bar) + b", "let a = \"bar\"\n + b"),
            ("let a = #keyPath(b[0].c)", "let a = #keyPath(b[0].c)"),
        ])
    func keyPaths(source: String, expected: String) async throws {
        #expect(try await rewritten(source) == expected)
    }

    /// An import with what stands around it.
    private static func wrapped(_ line: String, if module: String, else alternative: String) -> String {
        """
        #if canImport(\(module))
        #sourceLocation(file: "Menu.swift", line: 2)
        \(line)
        \(alternative)
        #endif
        #sourceLocation(file: "Menu.swift", line: 3)
        """
    }

    @Test(
        "an import is left out if its module is not there",
        arguments: [
            ("import Combine", wrapped("import Combine", if: "Combine", else: "#else\nimport Foundation")),
            (
                "@testable import App // Tea",
                wrapped("@testable import App // Tea", if: "App", else: "#else\nimport Foundation")
            ),
            (
                "public import class UIKit.UIView",
                wrapped("public import class UIKit.UIView", if: "UIKit", else: "#else\npublic import Foundation")
            ),
            (
                "import os.log",
                wrapped(
                    "import os.log", if: "os.log", else: "#elseif canImport(os)\nimport os\n#else\nimport Foundation")
            ),
            (
                "import SwiftUI",
                wrapped(
                    "import SwiftUI", if: "SwiftUI",
                    else: "#else\nimport Foundation\nimport Observation\n#if canImport(UIKit)\nimport UIKit\n#endif")
            ),
            ("import Foundation", "import Foundation"),
            ("import struct Foundation.Date", "import struct Foundation.Date"),
            ("import A; import B", "import A; import B"),
        ])
    func imports(source: String, expected: String) async throws {
        #expect(try await rewritten("\n\(source)\n") == "\n\(expected)\n")
    }

    @Test("every line keeps its number", arguments: ["\n", "\r\n"])
    func lineNumbers(lineBreak: String) async throws {
        let lines = [
            "import UIKit", "// 2", "@preconcurrency", "import Combine", "import SwiftUI", "@objc(a", ":) class A {",
            "let b = #keyPath(", "A.b)", "let c = #selector(", "d) }", "#if os(iOS)", "import os.log", "#endif",
            "// 15",
        ]
        let changed = [
            "@objc(a": "       ", ":) class A {": "   class A {", "let b = #keyPath(": "let b = \"b\"", "A.b)": "",
            "let c = #selector(": "let c = Selector(\"d\", ", "d) }": "A.d) }",
        ]
        let rewrite = try Rewrite(Data(lines.joined(separator: lineBreak).utf8))
        let text = String(decoding: try await rewrite.run(), as: UTF8.self)
        var number = 0
        var numbered: [Int: [String]] = [:]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.hasPrefix("#sourceLocation("), let digits = line.split(separator: " ").last?.dropLast() {
                number = try #require(Int(digits))
            } else {
                numbered[number, default: []].append(String(line))
                number += 1
            }
        }
        for (place, line) in lines.enumerated() {
            let expected = changed[line] ?? line
            #expect(numbered[place + 1]?.contains(expected) == true, "\(place + 1): \(expected)")
        }
    }

    @Test(
        "what needs no change stays byte for byte",
        arguments: [
            Data(), Data("\n".utf8), Data([0xFF, 0xFE, 0, 0x80, 0x40]), Data("class A {\r\n#selector(\r\n".utf8),
            Data("let a = \"\u{0}\"; func (".utf8), Data("@objc(".utf8), Data("import".utf8),
            Data("#keyPath(A.\nb)".utf8),
            Data("/* import A".utf8), Data(String(repeating: "(", count: 100_000).utf8),
            Data(("let a = b" + String(repeating: ".c()", count: 50_000)).utf8),
        ])
    func unchanged(bytes: Data) async throws {
        let rewrite = try Rewrite(bytes)
        let text = try await rewrite.run()
        #expect(text == Data("#sourceLocation(file: \"\(rewrite.source.path)\", line: 1)\n".utf8) + bytes)
    }

    @Test("bytes that are not UTF-8 stay beside what is rewritten")
    func strangeBytes() async throws {
        let rewrite = try Rewrite(Data("// ".utf8) + [0xC3, 0x28, 0xFF] + Data("\n@objc class A {}".utf8))
        let text = try await rewrite.run()
        #expect(text.suffix(18) == Data([0xFF]) + Data("\n      class A {}".utf8))
    }

    @Test("a byte order mark and the text of a first line for the shell are left out")
    func beginnings() async throws {
        #expect(try await rewritten("\u{FEFF}let a = 1\n") == "let a = 1\n")
        #expect(try await rewritten("#!/usr/bin/env swift\nlet a = 1\n") == "\nlet a = 1\n")
    }

    @Test("an output that would stay the same is not written")
    func unwritten() async throws {
        let rewrite = try Rewrite(Data("import UIKit\n".utf8))
        _ = try await rewrite.run()
        let date = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: rewrite.output.path)
        _ = try await rewrite.run()
        let attributes = try FileManager.default.attributesOfItem(atPath: rewrite.output.path)
        #expect(attributes[.modificationDate] as? Date == date)
    }

    @Test(
        "a mistake is one sentence, and status 2",
        arguments: [
            (["A.swift"], "the arguments are not SOURCE --output FILE; name one of each"),
            (
                ["/nowhere/A.swift", "--output", "B.swift"],
                "/nowhere/A.swift cannot be read; check that it is a readable file"
            ),
        ])
    func mistakes(arguments: [String], message: String) async throws {
        let run = try await ToolRun.run(Self.tool, arguments)
        #expect(run.status == 2)
        #expect(run.errors == "rewrite-sources: error: \(message)\n")
    }
}
