// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CAllocations
import CLibFuzzer
import Foundation
import FuzzedReaders
import Glibc
import Synchronization

/// One run of libFuzzer over a reader.
struct FuzzingRun {
    /// What the callback reads with: C passes no context through.
    private static let reader = Mutex<FuzzedReader?>(nil)

    init(of reader: FuzzedReader) {
        Self.reader.withLock { $0 = reader }
    }

    /// Runs until the fuzzer's own limits end it.
    ///
    /// - Returns: The exit status.
    func start() -> Int32 {
        // libFuzzer takes everything behind the program's name for its own.
        var arguments = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
        var count = Int32(arguments.count - 1)
        return arguments.withUnsafeMutableBufferPointer { buffer in
            var pointer = buffer.baseAddress
            return LLVMFuzzerRunDriver(&count, &pointer, Self.callback)
        }
    }

    private static let callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32 = { bytes, count in
        let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
        do {
            if let reader = reader.withLock({ $0 }) { try measure(reader, on: data) }
        } catch {
            // The fuzzer keeps the bytes of whatever ends the process.
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            abort()
        }
        return 0
    }

    /// Reads the bytes.
    ///
    /// - Throws: What the reader throws, and where they cost more than bytes of that number may.
    private static func measure(_ reader: FuzzedReader, on data: Data) throws {
        let before = cost
        try reader.read(data)
        let after = cost
        let taken = ReadingCost(time: after.time - before.time, memory: after.memory - before.memory)
        if let excess = reader.limit.excess(of: taken, for: data.count) { throw Amplification(description: excess) }
    }

    private struct Amplification: Error, CustomStringConvertible {
        let description: String
    }

    /// Since the process's start.
    private static var cost: ReadingCost {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return ReadingCost(
            time: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec), memory: Int(clamping: beckon_allocated_bytes()))
    }
}
