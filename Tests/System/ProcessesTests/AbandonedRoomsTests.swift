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
        /// Readable once the processes have ended.
        private let keeperEnd: Int32
        private let residentEnd: Int32

        /// - Parameter isInContainer: Whether the resident was started in there, by a process without these words.
        init(startedWith words: [String], isInContainer: Bool = false) throws {
            let output = Pipe()
            keeper.executableURL = URL(filePath: "/usr/bin/unshare")
            let waiting = "echo there; read end; :"
            keeper.arguments =
                ["--user", "--map-root-user", "--pid", "--fork", "/bin/sh", "-c"]
                + (isInContainer ? ["/bin/sh -c '\(waiting)' $WORDS; :"] : [waiting] + words)
            keeper.environment = ["WORDS": words.joined(separator: " ")]
            keeper.standardInput = Pipe()
            keeper.standardOutput = output
            try keeper.run()
            #expect(try output.fileHandleForReading.read(upToCount: 6) == Data("there\n".utf8))
            var resident = keeper.processIdentifier
            keeperEnd = beckon_open_process(resident)
            while let child = try Self.child(of: resident) { resident = child }
            residentEnd = beckon_open_process(resident)
        }

        private static func child(of number: Int32) throws -> Int32? {
            let children = try String(contentsOfFile: "/proc/\(number)/task/\(number)/children", encoding: .utf8)
            return children.split(separator: " ").first.flatMap { Int32($0) }
        }

        deinit {
            beckon_signal_process(keeperEnd, SIGKILL)
            beckon_signal_process(residentEnd, SIGKILL)
            close(keeperEnd)
            close(residentEnd)
        }

        /// Foundation would wait for the resident too, which holds what it is told the end by.
        func killKeeper() {
            beckon_signal_process(keeperEnd, SIGKILL)
            #expect(Self.isReadable(keeperEnd, within: 10_000))
        }

        /// Whether the resident ends, given time.
        func ends(within milliseconds: Int32) -> Bool { Self.isReadable(residentEnd, within: milliseconds) }

        private static func isReadable(_ end: Int32, within milliseconds: Int32) -> Bool {
            var watched = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
            return poll(&watched, 1, milliseconds) > 0
        }
    }

    @Test("are ended, and those that somebody waits for are not")
    func ended() throws {
        let words = ["--hostname", "room-\(UUID().uuidString)"]
        let (abandoned, kept) = (try Room(startedWith: words), try Room(startedWith: words))
        let stranger = try Room(startedWith: ["--hostname", "room-\(UUID().uuidString)"])
        let contained = try Room(startedWith: words, isInContainer: true)
        abandoned.killKeeper()
        stranger.killKeeper()
        AbandonedRooms.end(startedWith: words)
        #expect(abandoned.ends(within: 10_000))
        // They would have been sent the signal by now.
        #expect(!kept.ends(within: 0))
        #expect(!contained.ends(within: 0))
        #expect(!stranger.ends(within: 0))
    }
}
