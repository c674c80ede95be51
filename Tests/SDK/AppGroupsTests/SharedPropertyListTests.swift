// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport
import Testing

@testable import AppGroups

@Suite("A shared property list")
struct SharedPropertyListTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appending(path: "list.plist") }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What another process would have of the same file.
    private func list() -> SharedPropertyList { SharedPropertyList("list", in: folder.url) }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { !$0.hasPrefix(".") }.sorted()
    }

    @Test("is empty while there is no file, and no file is made for nothing")
    func empty() throws {
        #expect(try list().values() == [:])
        try list().update { $0["a"] = nil }
        #expect(try names() == [])
    }

    @Test("shows what another has written, at the next look")
    func coherence() throws {
        let (writer, reader) = (list(), list())
        #expect(try reader.values() == [:])
        // Values of one length, faster than the file system's clock ticks: only the file's number tells them apart.
        for number in 100..<400 {
            try writer.update { $0["a"] = .integer(number) }
            #expect(try reader.values() == ["a": .integer(number)])
        }
        try writer.update { $0 = [:] }
        #expect(try reader.values() == [:])
    }

    @Test("takes in what others have written before it writes")
    func merging() throws {
        let (one, two) = (list(), list())
        try one.update { $0["one"] = .integer(1) }
        try two.update { $0["two"] = .integer(2) }
        try one.update { $0["three"] = .integer(3) }
        #expect(try two.values() == ["one": .integer(1), "two": .integer(2), "three": .integer(3)])
    }

    @Test("that would grow too large is refused, and stays as it was")
    func limit() throws {
        let list = list()
        try list.update { $0["a"] = .integer(1) }
        let error = #expect(throws: PreferenceFileError.self) {
            try list.update { $0["b"] = .data(Data(count: SharedPropertyList.sizeLimit)) }
        }
        guard case .tooLarge = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try self.list().values() == ["a": .integer(1)])
    }

    @Test(
        "that is damaged is set aside, and the defaults start over",
        arguments: [
            Data("not a list".utf8), Data(), Data("bplist00".utf8),
            Data("bplist00garbage of some length, no table".utf8),
            Data("<?xml version=\"1.0\"?><plist><dict/></plist>".utf8), Self.cyclic, Self.deep,
        ])
    func damage(content: Data) throws {
        try content.write(to: file)
        #expect(try list().values() == [:])
        try list().update { $0["a"] = .integer(1) }
        #expect(try list().values() == ["a": .integer(1)])
        let aside = try #require(try names().first { $0.contains("damaged") })
        #expect(try Data(contentsOf: folder.url.appending(path: aside)) == content)
    }

    @Test("is not read through a link, nor from a pipe")
    func links() throws {
        let secret = folder.url.appending(path: "secret")
        try Data("secret".utf8).write(to: secret)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: secret)
        #expect(throws: PreferenceFileError.unreadable(file.path, reason: String(cString: strerror(ELOOP)))) {
            try list().values()
        }
        try FileManager.default.removeItem(at: file)
        #expect(mkfifo(file.path, 0o600) == 0)
        #expect(throws: PreferenceFileError.unreadable(file.path, reason: "it is not a regular file")) {
            try list().values()
        }
    }

    @Test("keeps working when a writer was killed over its new file")
    func leftover() throws {
        try Data("half".utf8).write(to: folder.url.appending(path: ".list.new"))
        try list().update { $0["a"] = .integer(1) }
        #expect(try list().values() == ["a": .integer(1)])
    }

    /// A dictionary of one array that holds itself.
    static let cyclic: Data = {
        var bytes = [UInt8]("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0xA1, 2]
        bytes += [8, 11, 13]
        return Data(bytes + trailer(objects: 3, table: 15))
    }()

    /// Arrays in arrays, a hundred thousand deep.
    static let deep: Data = {
        let count = 100_000
        var bytes = [UInt8]("bplist00".utf8)
        var places: [Int] = []
        func number(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        places.append(bytes.count)
        bytes += [0xD1] + number(1) + number(2)
        places.append(bytes.count)
        bytes += [0x51, 0x61]
        for index in 2..<count {
            places.append(bytes.count)
            bytes += index == count - 1 ? [0xA0] : [0xA1] + number(index + 1)
        }
        let table = bytes.count
        for place in places { bytes += number(place) }
        return Data(bytes + trailer(objects: count, table: table, width: 4))
    }()

    private static func trailer(objects: Int, table: Int, width: UInt8 = 1) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        return [0, 0, 0, 0, 0, 0, width, width] + number(objects) + number(0) + number(table)
    }
}
