// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import Signing

/// Links, special files and names that no bundle may hold.
extension BundleVerifierTests {
    @Test(
        "a link that may lead out is refused before anything is signed",
        arguments: ["/etc/passwd", "../../secret", "..", "PlugIns/../../x", ".", "a//b", "./Bakery"])
    func linkOutside(destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: app.appending(path: "escape").path, withDestinationPath: destination)
        let problem = #expect(throws: BundleProblem.self) { try sign() }
        #expect(problem?.code == .linkOutside)
        #expect(problem?.subject == "org.example.bakery" || problem?.subject == "Bakery.app")
        #expect(problem?.reason.description.contains("escape") == true)
    }

    @Test("a nested bundle's link may not lead into its app")
    func nestedLink() throws {
        try FileManager.default.createSymbolicLink(
            atPath: part.appending(path: "alias").path, withDestinationPath: "../../Bakery")
        let problem = #expect(throws: BundleProblem.self) { try sign() }
        #expect(problem?.code == .linkOutside)
    }

    @Test("a pipe, a socket and a device are refused, each by its name")
    func specialFiles() throws {
        try sign()
        try #require(mkfifo(app.appending(path: "pipe").path, 0o600) == 0)
        try #require(mknod(app.appending(path: "socket").path, S_IFSOCK | 0o600, 0) == 0)
        var reasons = ["pipe is a pipe", "socket is a socket"]
        // Only root may make a device.
        if geteuid() == 0, mknod(app.appending(path: "device").path, S_IFCHR | 0o600, 0x0103) == 0 {
            reasons.insert("device is a device", at: 0)
        }
        let problems = try BundleVerifier().report(on: app).problems
        #expect(problems.map(\.code) == reasons.map { _ in .specialFile })
        #expect(problems.map(\.reason.description) == reasons.map { $0 + ", which a bundle may not contain" })
    }

    @Test("a name with a line break or an escape is refused, and shown without it")
    func badName() throws {
        try sign()
        try Data().write(to: app.appending(path: "a\u{1B}[2Jb"))
        let problem = try problem()
        #expect(problem.code == .badName)
        #expect(problem.reason.description.contains("‘a\u{FFFD}[2Jb’"))
    }

    @Test("a name that is not UTF-8 is refused")
    func noText() throws {
        try sign()
        let path = Array(app.path.utf8CString.dropLast()) + [CChar(UInt8(ascii: "/")), CChar(bitPattern: 0xFF), 0]
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
        try #require(descriptor >= 0)
        close(descriptor)
        #expect(try problem().reason.description.hasSuffix("whose name is not UTF-8"))
        unlink(path)
    }

    @Test("folders without end are refused")
    func depth() throws {
        let deep = String(repeating: "a/", count: BundleContents.Limit.depth + 1)
        try FileManager.default.createDirectory(at: app.appending(path: deep), withIntermediateDirectories: true)
        let problem = #expect(throws: BundleProblem.self) { try sign() }
        #expect(problem?.code == .tooMuch)
    }

    @Test("a file that is too large is refused before it is read")
    func size() throws {
        let file = open(app.appending(path: "film").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        defer { close(file) }
        try #require(ftruncate(file, off_t(BundleContents.Limit.bytes) + 1) == 0)
        let before = try bytesRead()
        let problem = #expect(throws: BundleProblem.self) { try sign() }
        #expect(problem?.code == .tooMuch)
        #expect(try bytesRead() - before < BundleContents.Limit.bytes / 2)
    }

    /// By this process, in all.
    private func bytesRead() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/io", encoding: .utf8)
        return try #require(text.firstMatch(of: /rchar: (\d+)/).flatMap { Int($0.1) })
    }
}
