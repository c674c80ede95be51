// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import Foundation
import Glibc
import Synchronization
import Testing

@testable import Processes

@Suite("A connection")
struct ConnectionTests {
    private let ours: Processes.Connection
    private let theirs: Processes.Connection

    init() throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        ours = Processes.Connection(owning: ends[0], backlogLimit: 20 << 20)
        theirs = Processes.Connection(owning: ends[1])
    }

    /// All that is there now, and the files with it.
    private func read() -> (bytes: Data, files: [OpenFile]) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer { buffer.deallocate() }
        var (bytes, files): (Data, [OpenFile]) = (Data(), [])
        while case .bytes(let count, let file) = theirs.receive(into: buffer) {
            bytes.append(contentsOf: buffer[..<count])
            if let file { files.append(file) }
        }
        return (bytes, files)
    }

    @Test("carries more than the socket takes, in order, as it is read")
    func backlog() {
        let parts = (0..<10).map { Data(repeating: UInt8($0), count: 1 << 20) }
        for part in parts { _ = ours.send([.init(part)]) }
        let isFull = ours.isFull.load(ordering: .relaxed)
        #expect(isFull)
        #expect(ours.backlog > 0)
        var all = Data()
        while all.count < 10 << 20 {
            let (bytes, _) = read()
            all += bytes
            ours.flush()
        }
        #expect(all == parts.reduce(Data(), +))
        #expect(ours.backlog == 0)
        let isStillFull = ours.isFull.load(ordering: .relaxed)
        #expect(!isStillFull)
    }

    @Test("takes no more than its bound while nobody reads")
    func bound() {
        var last = Processes.Connection.Sending.sent
        for _ in 0..<40 { last = ours.send([.init(Data(count: 1 << 20))]) }
        #expect(last == .overflowed)
        #expect(ours.backlog <= 20 << 20)
    }

    @Test("hands a file over with the first of its bytes, also behind what has to wait")
    func descriptors() throws {
        let file = try OpenFile(holding: Data("picture".utf8), in: FileManager.default.temporaryDirectory.path)
        _ = ours.send([.init(Data(count: 5 << 20))])
        let sending = ours.send([.init(Data("file".utf8), descriptor: file.number, owner: file), .init(Data("x".utf8))])
        #expect(sending == .waits)
        var (all, files): (Data, [OpenFile]) = (Data(), [])
        while all.count < (5 << 20) + 5 {
            let (bytes, more) = read()
            all += bytes
            files += more
            ours.flush()
        }
        #expect(all.suffix(5) == Data("filex".utf8))
        #expect(files.count == 1)
        let status = try #require(files.first).status()
        #expect(status.st_size == 7)
    }

    @Test("is closed on both sides once one has closed it")
    func closing() {
        theirs.close()
        #expect(ours.send([.init(Data("x".utf8))]) == .closed)
        ours.close()
        #expect(ours.send([.init(Data("x".utf8))]) == .closed)
    }
}
