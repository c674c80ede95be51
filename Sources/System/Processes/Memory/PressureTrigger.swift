// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Glibc
import Sentences

/// A thread that sleeps in poll(2) until the kernel reports pressure.
final class PressureTrigger: Sendable {
    private let file: Descriptor
    private let waker: Waker

    /// - Parameter wish: What to be told about, as the kernel reads it: `some 150000 2000000`.
    init(path: String, wish: String) throws(Problem<Fault>) {
        let raw = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard raw >= 0 else { throw Self.silent("\(path): \(Self.errorText)") }
        file = Descriptor(owning: raw)
        let bytes = Array(wish.utf8) + [0]
        guard write(raw, bytes, bytes.count) == bytes.count else {
            throw Self.silent("\(path) does not take ‘\(wish)’: \(Self.errorText)")
        }
        do throws(LaunchError) {
            waker = try Waker()
        } catch {
            throw Self.silent("\(error)")
        }
    }

    private static func silent(_ reason: Sentence) -> Problem<Fault> {
        Problem("the kernel does not report when memory runs out: \(reason)")
    }

    /// Waits on a thread of its own until ``cancel()``, or until the kernel takes the file away.
    func start(_ pressed: @escaping @Sendable () -> Void, ended: @escaping @Sendable () -> Void) {
        let thread = Thread { [self] in
            while waitOnce() { pressed() }
            ended()
        }
        thread.name = "memory pressure"
        thread.stackSize = 128 << 10
        thread.start()
    }

    func cancel() {
        waker.wake()
    }

    /// - Returns: Whether there is pressure; false when it is over with waiting.
    private func waitOnce() -> Bool {
        while true {
            var watched = [
                pollfd(fd: file.number, events: Int16(POLLPRI), revents: 0),
                pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&watched, nfds_t(watched.count), -1) < 0 {
                guard errno == EINTR else { return false }
                continue
            }
            if watched[1].revents != 0 || watched[0].revents & Int16(POLLERR) != 0 { return false }
            if watched[0].revents & Int16(POLLPRI) != 0 { return true }
        }
    }

    private static var errorText: String { String(cString: strerror(errno)) }
}
