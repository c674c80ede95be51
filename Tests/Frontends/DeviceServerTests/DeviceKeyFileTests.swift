// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences
import Store
import TestSupport
import Testing

@testable import DeviceServer

@Suite("The device's key on the disk")
struct DeviceKeyFileTests {
    private static let text = #"{"pass":"\#(String(repeating: "0a", count: 32))","port":4711}"#

    private let folder: TemporaryFolder
    private let file: DeviceKeyFile

    init() throws {
        folder = try TemporaryFolder()
        file = DeviceKeyFile(in: StateFolder(root: folder.url))
    }

    private func write(_ text: String, mode: mode_t = 0o600) throws {
        try Data(text.utf8).write(to: file.file)
        #expect(chmod(file.file.path, mode) == 0)
    }

    @Test("it is read back as it was kept, and only the person can read it")
    func kept() throws {
        #expect(try file.read() == nil)
        let key = try JSONDecoder().decode(DeviceKey.self, from: Data(Self.text.utf8))
        try file.keep(key)
        try file.keep(key)
        #expect(try file.read() == key)
        var status = stat()
        #expect(stat(file.file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["device.key"])
    }

    @Test(
        "what is no key is refused",
        arguments: [
            ("{}", "port"), ("null", ""), (text.replacing("0a0a", with: "0a"), ""),
            (text.replacing("0a0a", with: "0\\u00e40a"), ""), (text.replacing("4711", with: "80"), ""),
            (text.replacing("4711", with: "70000"), ""),
        ])
    func broken(_ text: String, place: String) throws {
        try write(text)
        let error = #expect(throws: DecodingError.self) { try file.read() }
        #expect(error?.place == place)
    }

    @Test(
        "what is empty or longer than any key is refused", arguments: ["", text + String(repeating: " ", count: 5000)])
    func badSize(_ text: String) throws {
        try write(text)
        let error = #expect(throws: DeviceRefusal.self) { try file.read() }
        #expect(error?.description.contains("empty") == true)
    }

    @Test("one that others can read, a link and a pipe are refused")
    func hostile() throws {
        try write(Self.text, mode: 0o640)
        #expect(throws: DeviceRefusal("others can read it")) { try file.read() }
        try FileManager.default.moveItem(at: file.file, to: folder.url.appending(path: "other"))
        #expect(symlink(folder.url.appending(path: "other").path, file.file.path) == 0)
        let link = #expect(throws: DeviceRefusal.self) { try file.read() }
        #expect(link?.description == String(cString: strerror(ELOOP)))
        #expect(unlink(file.file.path) == 0 && mkfifo(file.file.path, 0o600) == 0)
        #expect(throws: DeviceRefusal("it is not a regular file")) { try file.read() }
    }
}
