// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Sentences
import TestSupport
import Testing

@testable import Commands

@Suite("A picture of a page", .timeLimit(.minutes(2)))
struct PagePictureTests {
    private static let browser = try? Browser.find(in: ProcessInfo.processInfo.environment)

    /// A page with a red square, or a blue one in the dark.
    private static let page =
        "data:text/html,<style>body{margin:0}div{position:absolute;left:10px;top:20px;width:30px;height:40px;"
        + "background:rgb(255,0,0)}@media(prefers-color-scheme:dark){div{background:rgb(0,0,255)}}</style><div></div>"
    private static let square = "Promise.resolve({ x: 5, y: 15, width: 40, height: 50 })"

    @Test(
        "is of the part that the page names, clear where nothing is drawn",
        .enabled(if: browser != nil, "Chromium is not installed; Scripts/bootstrap --tests does it"),
        arguments: [(1, false), (2, true)])
    func part(scale: Int, isDark: Bool) async throws {
        let picture = PagePicture(
            of: Self.page, width: 200, height: 100, scale: scale, isDark: isDark, part: Self.square)
        let bitmap = try Bitmap(png: try await picture.taken(by: try #require(Self.browser)))
        #expect(bitmap.width == 40 * scale && bitmap.height == 50 * scale)
        #expect(bitmap[2, 2]?.alpha == 0)
        let inside = try #require(bitmap[20 * scale, 25 * scale])
        #expect(isDark ? inside.blue == 255 && inside.red == 0 : inside.red == 255 && inside.blue == 0)
    }

    @Test(
        "fails if the page does not say of what, with the page's reason",
        .enabled(if: browser != nil, "Chromium is not installed; Scripts/bootstrap --tests does it"),
        arguments: [
            ("Promise.reject(new Error('no device here'))", "no device here"), ("null", "names no part"),
            ("}", "SyntaxError"),
        ])
    func refused(part: String, reason: String) async throws {
        let picture = PagePicture(of: Self.page, width: 200, height: 100, part: part)
        let browser = try #require(Self.browser)
        let error = await #expect(throws: Problem<Fault>.self) { try await picture.taken(by: browser) }
        #expect("\(try #require(error).sentence)".contains(reason), "\(String(describing: error))")
    }

    @Test(
        "is given up in time where the page never comes to rest",
        .enabled(if: browser != nil, "Chromium is not installed; Scripts/bootstrap --tests does it"))
    func timeout() async throws {
        let picture = PagePicture(of: Self.page, width: 200, height: 100, part: "new Promise(() => {})")
        let browser = try #require(Self.browser)
        await #expect(throws: Problem<Fault>.timedOut(.milliseconds(500))) {
            try await picture.taken(by: browser, within: .milliseconds(500))
        }
    }

    @Test(
        "fails with a program that is not a browser, with the reason it printed",
        arguments: [
            ("echo I am a teapot >&2; exit 1", "teapot"),
            (#"printf 'nonsense\0' >&4; cat <&3 >/dev/null"#, "could not draw the picture"),
            (
                #"head -c 1 <&3 >/dev/null; printf '{"id":1,"error":{"message":"not today"}}\0' >&4; cat <&3 >/dev/null"#,
                "not today"
            ),
        ])
    func otherProgram(script: String, reason: String) async throws {
        let folder = try TemporaryFolder()
        let program = try Self.program("browser", script, in: folder)
        let picture = PagePicture(of: Self.page, width: 200, height: 100, part: Self.square)
        let error = await #expect(throws: Problem<Fault>.self) {
            try await picture.taken(by: Browser(executable: program), within: .seconds(20))
        }
        #expect("\(try #require(error).sentence)".contains(reason), "\(String(describing: error))")
    }

    @Test("is called off with its task")
    func cancelled() async throws {
        let folder = try TemporaryFolder()
        let program = try Self.program("browser", "cat <&3 >/dev/null", in: folder)
        let picture = PagePicture(of: Self.page, width: 200, height: 100, part: Self.square)
        let task = Task { try await picture.taken(by: Browser(executable: program), within: .seconds(60)) }
        task.cancel()
        await #expect(throws: Problem<Fault>.cancelled) { try await task.value }
    }

    /// Writes a script that can be started.
    static func program(_ name: String, _ script: String, in folder: TemporaryFolder) throws -> String {
        let file = folder.url.appending(path: name)
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return file.path
    }
}

@Suite("The browser for pictures")
struct BrowserTests {
    private func folder(_ names: String...) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in names { _ = try PagePictureTests.program(name, "", in: folder) }
        return folder
    }

    @Test("is Chromium before its relatives")
    func order() throws {
        let folder = try folder("google-chrome", "chromium")
        #expect(try Browser.find(in: ["PATH": folder.url.path]).executable == "\(folder.url.path)/chromium")
    }

    @Test("is the one that the person names, by its path or by its name")
    func chosen() throws {
        let folder = try folder("chromium", "mine")
        func find(_ name: String) throws -> String {
            try Browser.find(in: ["PATH": folder.url.path, Browser.variable: name]).executable
        }
        #expect(try find("mine") == "\(folder.url.path)/mine")
        #expect(try find("/opt/browser") == "/opt/browser")
        #expect(try find("") == "\(folder.url.path)/chromium")
        #expect(throws: Problem<Fault>.noBrowser) { try find("none") }
        #expect(throws: Problem<Fault>.noBrowser) { try find("other") }
    }

    @Test("is missing if no browser is installed")
    func absent() throws {
        let folder = try folder("firefox")
        #expect(throws: Problem<Fault>.noBrowser) { try Browser.find(in: ["PATH": folder.url.path]) }
    }
}
