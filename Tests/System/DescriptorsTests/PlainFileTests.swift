// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Glibc
import TestSupport
import Testing

@Suite("Reading plain files")
struct PlainFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try Data("four".utf8).write(to: folder.url.appending(path: "file"))
        try #require(mkfifo(folder.url.appending(path: "pipe").path, 0o600) == 0)
        try #require(symlink("file", folder.url.appending(path: "link").path) == 0)
        try #require(symlink("circle", folder.url.appending(path: "circle").path) == 0)
    }

    private func problem(_ name: String, limit: Int) -> PlainFile.Problem? {
        do throws(PlainFile.Problem) {
            _ = try PlainFile.read(folder.url.appending(path: name).path, limit: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "a file is read up to a size; anything but a file is refused without waiting",
        arguments: [
            ("file", 4, nil), ("link", 4, nil), ("file", 3, .tooLarge(limit: 3)), ("pipe", 4, .noFile),
            ("", 4, .noFile),
            ("nothing", 4, .absent), ("file\0.txt", 4, .absent), ("circle", 4, .system(ELOOP)),
            ("file/inner", 4, .system(ENOTDIR)),
        ] as [(String, Int, PlainFile.Problem?)])
    func problems(name: String, limit: Int, problem: PlainFile.Problem?) {
        #expect(self.problem(name, limit: limit) == problem)
    }

    @Test(
        "below a folder a link is told as one, wherever it leads",
        arguments: [
            ("link", .link), ("circle", .link), ("circle/file", .link), ("file/inner", .link), ("nothing", .absent),
        ] as [(String, PlainFile.Problem)])
    func linkProblems(path: String, problem: PlainFile.Problem) {
        #expect(throws: problem) { try PlainFile.read(path, beneath: folder.url.path, limit: 10) }
    }

    @Test(
        "a device is refused",
        arguments: [
            ("/dev/zero", [.noFile]),
            // Where there is such a terminal, and we may open it, it is a device.
            ("/dev/tty0", [.noFile, .absent, .system(EACCES), .system(EPERM), .system(ENXIO)]),
            ("/proc/self/mem", [.system(EIO)]),
        ] as [(String, [PlainFile.Problem])])
    func devices(path: String, problems: [PlainFile.Problem]) {
        let problem = #expect(throws: PlainFile.Problem.self) { try PlainFile.read(path, limit: 10) }
        #expect(problem.map(problems.contains) == true, "\(String(describing: problem))")
    }

    @Test(
        "below a folder nothing is read or written over a link",
        arguments: [
            ("link", .link, []), ("way/file", .link, [ELOOP, ENOTDIR]), ("../file", .system(EXDEV), [EXDEV]),
            ("", .absent, [EINVAL]),
        ] as [(String, PlainFile.Problem, [Int32])])
    func links(path: String, problem: PlainFile.Problem, codes: [Int32]) throws {
        let inner = folder.url.appending(path: "inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try #require(symlink("../file", inner.appending(path: "link").path) == 0)
        try #require(symlink("..", inner.appending(path: "way").path) == 0)
        #expect(throws: problem) { try PlainFile.read(path, beneath: inner.path, limit: 10) }
        // A link is replaced, as any other file of that name.
        if path == "link" {
            try PlainFile.write(Array("new".utf8), to: path, beneath: inner.path)
            #expect(try PlainFile.read(path, beneath: inner.path, limit: 10) == Array("new".utf8))
        } else {
            let error = #expect(throws: SystemError.self) { try PlainFile.write([1], to: path, beneath: inner.path) }
            #expect(error.map { codes.contains($0.code) } == true, "\(String(describing: error))")
        }
        #expect(try PlainFile.read("file", beneath: folder.url.path, limit: 10) == Array("four".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: inner.path).sorted() == ["link", "way"])
    }
}
