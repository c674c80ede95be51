// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Descriptors
package import Foundation
import Glibc
import Synchronization

/// A program the system started: a session and process group of its own, no
/// input, bounded resources, and on request a connection as its descriptor 3.
///
/// One thread starts it, reads all it says and waits for its end. An answer so
/// costs one wake-up, with no queue between; and as the kernel kills the
/// process when that thread is gone, it does not outlive us.
package final class ChildProcess: Sendable {
    /// What other threads share with the process's own.
    private struct State: ~Copyable {
        /// Written to, it wakes the process's thread; there until the process has ended.
        var waker: Waker?
        var killTime: Deadline?
        /// Of a confined one, once it is known: signals go to the program, and bubblewrap tells its end.
        var program: Descriptor?
        /// From then on the number may be another's and is not to be used.
        var isReaped = false
        var wasKilled = false
    }

    /// What the process's thread has to look out for besides its descriptors.
    struct Orders {
        var waker: Int32?
        var killTime: Deadline?
    }

    /// The process's number: of a confined one the program's own, not its bubblewrap's.
    package var identifier: Int32 { program.load(ordering: .relaxed) }
    private let program: Atomic<Int32>
    /// The process we started, and with it its group.
    private let leader: Int32
    private let held = Atomic(false)
    /// It was listened to again, and its thread has not seen to that.
    private let released = Atomic(false)
    /// The program has started another process, or may have without our knowing.
    private let isAlone = Atomic(true)
    let connection: Connection?
    private let state: Mutex<State>
    private let starterPeak: Int

    init(identifier: Int32, connection: Connection?, waker: Waker, starterPeak: Int) {
        leader = identifier
        program = Atomic(identifier)
        self.connection = connection
        self.starterPeak = starterPeak
        state = Mutex(State(waker: waker))
    }

    /// Starts a program on a thread of its own and returns at once; the observer is told how it went.
    package static func launch(_ launch: ChildLaunch, observer: some ChildObserver) {
        let thread = Thread {
            // Foundation's own way loses the name when the thread is quicker than its starter.
            beckon_name_thread((launch.executable as NSString).lastPathComponent)
            // What the process says is read, and the result is done, on this thread.
            CrashNote.working(for: launch.bundle) {
                CarriedJobs.withThisThread { jobs in
                    do throws(LaunchError) {
                        let termination = try ChildSupervisor(starting: launch, carrying: jobs).run(telling: observer)
                        observer.ended(termination)
                    } catch {
                        observer.notStarted(error)
                    }
                }
            }
        }
        // Room to decode the deepest frame the wire lets through.
        thread.stackSize = 1 << 20
        thread.start()
    }
}

// MARK: - For everyone

extension ChildProcess {
    /// Writes to the process's descriptor 3, without waiting for it to read.
    ///
    /// - Returns: False when the connection is closed and nothing of the bytes arrived.
    package func send(_ bytes: Data) -> Bool { send([Connection.Piece(bytes)]) }

    /// Writes bytes and descriptors to the process's descriptor 3, one right after the other.
    ///
    /// - Returns: False when the connection is closed and nothing of the bytes arrived.
    package func send(_ pieces: [Connection.Piece]) -> Bool {
        switch connection?.send(pieces) {
        case .sent:
            return true
        case .waits:
            wake()
            return true
        case .closed, .overflowed, nil:
            return false
        }
    }

    /// How many bytes that were sent the process has not read yet, beyond what the socket holds.
    package var backlog: Int { connection?.backlog ?? 0 }

    /// Leaves unread what the process says on descriptor 3, so that it waits as soon as its connection is full.
    ///
    /// What it prints is read on, what it is sent goes to it, and its end is seen.
    package func hold() {
        state.withLock { state in
            if !state.isReaped { held.store(true, ordering: .releasing) }
        }
    }

    /// Listens again to a process that was held.
    package func listen() {
        guard held.exchange(false, ordering: .acquiringAndReleasing) else { return }
        released.store(true, ordering: .releasing)
        wake()
    }

    /// Whether what it says is left unread; never once it has ended.
    package var isHeld: Bool { held.load(ordering: .acquiring) }

    /// Whether the process is gone, and only what it had said before is still being read.
    package var hasEnded: Bool { state.withLock { $0.isReaped } }

    /// Ends the process and its group at once.
    package func kill() {
        state.withLock { $0.wasKilled = true }
        signal(SIGKILL)
    }

    /// Asks the group to end, and kills what is left of it after the grace.
    package func terminate(by number: Int32 = SIGTERM, grace: Duration) {
        signal(number)
        kill(after: grace)
    }

    /// Closes descriptor 3, at which a well-behaved program ends, and kills it after the grace.
    package func hangUp(grace: Duration) {
        connection?.shutDown()
        kill(after: grace)
    }

    /// Stops the program and all it has started, as SIGSTOP does: they keep their memory and take no time.
    ///
    /// What is sent to it waits. It can be killed as ever.
    package func suspend() {
        state.withLock { state in
            guard !state.isReaped else { return }
            if let program = state.program?.number {
                ProcessTree(number: identifier, descriptor: program).stop()
            } else {
                _ = Glibc.kill(-leader, SIGSTOP)
            }
        }
    }

    /// Lets the program go on where it was stopped.
    package func resume() {
        state.withLock { state in
            guard !state.isReaped else { return }
            if let program = state.program?.number {
                ProcessTree(number: identifier, descriptor: program).proceed()
            } else {
                _ = Glibc.kill(-leader, SIGCONT)
            }
        }
    }

    /// What the program keeps of the machine's memory now, in bytes, its share of what is shared; nil when
    /// it has ended, or the kernel does not tell.
    package var memory: Int? {
        state.withLock { state in state.isReaped ? nil : ProcessMemory.proportional(of: identifier) }
    }

    /// How much of the processor's time the program has taken so far; nil when it has ended, or is no longer alone:
    /// what it has started takes time of its own.
    ///
    /// A program that has taken none since it was last looked at holds what it held then. To ask costs next to nothing.
    package var processorTime: Duration? {
        state.withLock { state in
            guard !state.isReaped, isAlone.load(ordering: .relaxed) else { return nil }
            var time = timespec()
            guard clock_gettime(beckon_processor_clock(identifier), &time) == 0 else { return nil }
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
    }

    /// The program has been let start another process.
    func noteOthers() { isAlone.store(false, ordering: .relaxed) }

    /// What the program and all it has started hold now of what no limit of the kernel's counts; nil when it has
    /// ended.
    package var use: ProcessUse? {
        state.withLock { state in
            guard !state.isReaped else { return nil }
            guard let program = state.program?.number else { return ProcessUse(of: identifier) }
            let others = ProcessTree(number: identifier, descriptor: program).others
            return ProcessUse(ofConfined: identifier, others: others)
        }
    }

    private func kill(after grace: Duration) {
        state.withLock { state in
            let time = Deadline(after: grace)
            state.killTime = min(state.killTime ?? time, time)
        }
        wake()
    }

    private func signal(_ number: Int32) {
        state.withLock { state in
            guard !state.isReaped else { return }
            if let program = state.program?.number {
                beckon_signal_process(program, number)
            } else {
                _ = Glibc.kill(-leader, number)
            }
        }
    }

    private func wake() {
        state.withLock { $0.waker }?.wake()
    }
}

// MARK: - For the process's own thread

extension ChildProcess {
    /// Tells which process is the program, before anybody else knows of this one.
    func identify(program number: Int32, descriptor: consuming Descriptor?) {
        program.store(number, ordering: .relaxed)
        state.withLock { $0.program = descriptor.take() }
    }

    /// - Returns: Whether the process was listened to again since the last time.
    func takeRelease() -> Bool { released.exchange(false, ordering: .acquiringAndReleasing) }

    var orders: Orders {
        state.withLock { Orders(waker: $0.waker?.descriptor, killTime: $0.killTime) }
    }

    func clearWake() {
        state.withLock { $0.waker }?.clear()
    }

    /// Lets go of all descriptors at the end.
    func close() {
        connection?.close()
        state.withLock { $0.waker = nil }
    }

    /// Ends what is left of the group, then lets go of the number.
    ///
    /// In this order, and under the lock: the ended process keeps the number until it is reaped, so
    /// no signal goes to a stranger.
    func reap() -> Termination {
        state.withLock { state in
            _ = Glibc.kill(-leader, SIGKILL)
            var termination = Termination.reap(leader, starterPeak: starterPeak)
            termination.wasKilled = state.wasKilled
            state.isReaped = true
            held.store(false, ordering: .releasing)
            // A program whose bubblewrap was killed is killed with it, but perhaps a moment later: its
            // files are not to be touched before.
            if let program = state.program?.number {
                beckon_signal_process(program, SIGKILL)
                var watched = pollfd(fd: program, events: Int16(POLLIN), revents: 0)
                while poll(&watched, 1, -1) < 0, errno == EINTR {}
            }
            state.program = nil
            return termination
        }
    }
}
