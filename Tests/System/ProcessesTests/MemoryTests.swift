// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Testing

@testable import Processes

@Suite("Memory")
struct MemoryTests {
    @Test("of a process is what the kernel counts for it")
    func ownMemory() throws {
        let memory = try #require(ProcessMemory.proportional(of: ProcessInfo.processInfo.processIdentifier))
        #expect((1 << 20..<ProcessMemory.ofMachine).contains(memory))
    }

    @Test("of no process is not known")
    func nobody() {
        #expect(ProcessMemory.proportional(of: 0) == nil)
    }

    @Test(
        "is read from one line and no other",
        arguments: [
            ("Rss: 9 kB\nPss:     1234 kB\nPss_Dirty: 7 kB\n", 1234), ("Pss_Dirty: 7 kB\n", nil), ("", nil),
            ("Pss: 12 MB\n", nil), ("Pss: -1 kB\n", nil), ("Pss: 9223372036854775807 kB\n", nil), ("Pss: x kB", nil),
        ] as [(String, Int?)])
    func lines(text: String, kilobytes: Int?) {
        #expect(ProcessMemory.kilobytes(of: "Pss:", in: text) == kilobytes)
    }

    @Test("that nobody reports is an error that says why")
    func noPressure() {
        let error = #expect(throws: Problem<Fault>.self) {
            try PressureTrigger(path: "/nowhere/memory", wish: "some 150000 2000000")
        }
        #expect(error?.description.contains("/nowhere/memory: No such file") == true)
    }

    @Test(
        "pressure is waited for until nobody wants to know", .enabled(if: canWatch, "the kernel does not tell"),
        .timeLimit(.minutes(2)))
    func pressure() async throws {
        let events = try MemoryPressure.kernel.events()
        let task = Task { for await _ in events {} }
        task.cancel()
        await task.value
    }

    private static let canWatch =
        (try? PressureTrigger(path: "/proc/pressure/memory", wish: "some 150000 2000000")) != nil
}
