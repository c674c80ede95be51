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
        "a file is read up to a size; what is none is refused without waiting",
        arguments: [
            ("file", 4, nil), ("link", 4, nil), ("file", 3, .tooLarge(limit: 3)), ("pipe", 4, .noFile),
            ("", 4, .noFile),
            ("nothing", 4, .absent), ("file\0.txt", 4, .absent),
        ] as [(String, Int, PlainFile.Problem?)])
    func problems(name: String, limit: Int, problem: PlainFile.Problem?) {
        #expect(self.problem(name, limit: limit) == problem)
    }

    @Test("a device is none", arguments: ["/dev/zero", "/dev/tty0", "/proc/self/mem"])
    func devices(path: String) {
        #expect(throws: PlainFile.Problem.self) { try PlainFile.read(path, limit: 10) }
    }
}
