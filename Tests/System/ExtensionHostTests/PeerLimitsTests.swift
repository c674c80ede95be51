// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Sentences
import Testing

@testable import ExtensionHost
@testable import Processes

@Suite("What a process may hold")
struct PeerLimitsTests {
    private var limits: PeerLimits {
        var limits = PeerLimits()
        limits.resources.dataBytes = 100 << 20
        limits.memoryBesideData = 28 << 20
        (limits.threads, limits.temporaryFiles) = (10, 20)
        return limits
    }

    @Test(
        "has a limit for each kind of thing, which is named where it is exceeded",
        arguments: [
            (128 << 20, 10, 20, nil), (129 << 20, 1, 1, "held 129 MiB of memory"), (1, 11, 1, "had 11 threads"),
            (1, 1, 21, "had 21 files"),
        ] as [(Int, Int, Int, String?)])
    func use(memory: Int, threads: Int, files: Int, words: String?) throws {
        var held = try #require(ProcessUse(of: getpid()))
        (held.memory, held.threads, held.temporaryFiles) = (memory, threads, files)
        let excess = limits.excess(of: held)
        guard let words else {
            #expect(excess == nil)
            return
        }
        #expect(try #require(excess).description.hasPrefix(words))
    }

    /// How a process ended, and whether that was for lack of memory.
    private static let ends: [(status: Int, peak: Int?, says: String, isExcess: Bool)] = [
        (1, 81 << 20, "", true), (1, 79 << 20, "", false), (1, nil, "", false), (0, 99 << 20, "", false),
        (1, nil, "std::bad_alloc", true), (0, nil, "std::bad_alloc", false),
    ]

    @Test("is what it wanted more of where it ended with nearly all in use, or said so", arguments: 0..<6)
    func end(index: Int) {
        let (status, peak, says, isExcess) = Self.ends[index]
        let errors = OutputTail()
        Array(says.utf8).withUnsafeBytes { errors.append($0) }
        let excess = limits.excess(
            endedBy: Termination(cause: .exit(status: status), peakMemory: peak), errors: errors)
        #expect((excess != nil) == isExcess)
        if let excess { #expect(excess.description.contains("its limit of 100 MiB and exited with status 1")) }
    }
}
