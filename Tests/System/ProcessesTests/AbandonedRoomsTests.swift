// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Processes

@Suite("Rooms that nobody waits for", .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"))
struct AbandonedRoomsTests {
    /// A process in a namespace of its own, with the one that started it there.
    private final class Room {
        private let keeper = Process()
        private let resident: Int32
        /// Of the resident.
        private let held: Int32

        init(startedWith words: [String]) throws {
            let output = Pipe()
            keeper.executableURL = URL(filePath: "/usr/bin/unshare")
            keeper.arguments =
                ["--user", "--map-root-user", "--pid", "--fork", "/bin/sh", "-c", "echo there; read end; :"] + words
            keeper.standardInput = Pipe()
            keeper.standardOutput = output
            try keeper.run()
            #expect(try output.fileHandleForReading.read(upToCount: 6) == Data("there\n".utf8))
            let number = keeper.processIdentifier
            let children = try String(contentsOfFile: "/proc/\(number)/task/\(number)/children", encoding: .utf8)
            resident = try #require(children.split(separator: " ").first.flatMap { Int32($0) })
            held = beckon_open_process(resident)
            #expect(held >= 0)
        }

        deinit {
            beckon_signal_process(held, SIGKILL)
            close(held)
            if keeper.isRunning { keeper.terminate() }
        }

        func killKeeper() {
            kill(keeper.processIdentifier, SIGKILL)
            keeper.waitUntilExit()
        }

        /// Whether it ends, given time.
        func ends(within milliseconds: Int32) -> Bool {
            var watched = pollfd(fd: held, events: Int16(POLLIN), revents: 0)
            return poll(&watched, 1, milliseconds) > 0
        }
    }

    @Test("are ended, and those that somebody waits for are not")
    func ended() throws {
        let words = ["--hostname", "room-\(UUID().uuidString)"]
        let (abandoned, kept) = (try Room(startedWith: words), try Room(startedWith: words))
        let stranger = try Room(startedWith: ["--hostname", "room-\(UUID().uuidString)"])
        abandoned.killKeeper()
        stranger.killKeeper()
        AbandonedRooms.end(startedWith: words)
        #expect(abandoned.ends(within: 10_000))
        // They would have been sent the signal by now.
        #expect(!kept.ends(within: 0))
        #expect(!stranger.ends(within: 0))
    }
}
