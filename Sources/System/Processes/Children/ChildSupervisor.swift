// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Glibc
import Sentences
import Synchronization

/// The loop of a process's own thread: starts it, reads all it says, waits for
/// its end.
struct ChildSupervisor: ~Copyable {
    private static let chunk = 64 << 10
    /// More than connections and pipes hold: a dead process cannot have left more.
    private static let remainderLimit = 16 << 20
    /// How long work is carried on before somebody looks at the process again.
    private static let carryingTime = Duration.milliseconds(2)

    private let launch: ChildLaunch
    private let child: ChildProcess
    private var confined: ConfinedChild?
    /// Gone with the supervisor, after the process.
    private let group: ControlGroup?
    private let end: Descriptor
    private let standardOutput: Descriptor
    private let standardError: Descriptor
    /// Nil once closed, like the channels.
    private var connection: Connection?
    private var outputs: [OutputChannel] = [.standardOutput, .standardError]
    private let jobs: CarriedJobs
    private let buffer: UnsafeMutableRawBufferPointer

    init(starting launch: ChildLaunch, carrying jobs: CarriedJobs) throws(LaunchError) {
        let input =
            if let bytes = launch.input { try Descriptor.file(holding: bytes) } else { try Descriptor.nothing() }
        let output = try Descriptor.Pipe()
        let errors = try Descriptor.Pipe()
        let waker = try Waker()
        let group = try Self.makeGroup(for: launch)
        var given = [input.number, output.writing.number, errors.writing.number]
        let started: ChildLaunch.Started
        if launch.hasConnection {
            let pair = try Descriptor.SocketPair()
            given.append(pair.theirs.number)
            started = try launch.start(descriptors: given, entrance: group?.entranceNumber)
            connection = Connection(pair.ours)
        } else {
            started = try launch.start(descriptors: given, entrance: group?.entranceNumber)
            connection = nil
        }
        self.launch = launch
        self.group = group
        // After the start: our other threads may have grown up to its very moment.
        child = ChildProcess(
            identifier: started.process, connection: connection, waker: waker,
            starterPeak: Termination.ownPeakMemory)
        end = started.end
        confined = started.confined
        standardOutput = output.reading
        standardError = errors.reading
        self.jobs = jobs
        buffer = .allocate(byteCount: Self.chunk, alignment: 16)
    }

    deinit {
        buffer.deallocate()
    }

    /// Returns when the process has ended and all it said has been told, with every descriptor closed.
    ///
    /// - Throws: ``LaunchError`` when it turns out that the program never ran.
    consuming func run(telling observer: some ChildObserver) throws(LaunchError) -> Termination {
        // Anyone who is told about a confined program is to see its own number, which takes a moment to learn.
        if confined == nil { observer.started(child) }
        var isIdle = true
        repeat { isIdle = jobs.run(within: Self.carryingTime) } while !waitOnce(isIdle: isIdle, telling: observer)
        var termination = child.reap()
        termination.exceededGroupMemory = group?.hasExceededMemory ?? false
        drain(telling: observer)
        child.close()
        return try outcome(of: termination)
    }

    private static func makeGroup(for launch: ChildLaunch) throws(LaunchError) -> ControlGroup? {
        guard let limits = launch.group else { return nil }
        do throws(ControlGroupError) {
            return try limits.groups.makeGroup(limits)
        } catch {
            throw .noGroup(reason: "\(error)")
        }
    }

    private mutating func outcome(of termination: Termination) throws(LaunchError) -> Termination {
        try confined?.outcome(of: termination, launch: launch) ?? termination
    }

    /// Waits until something happens and tells it.
    ///
    /// - Parameter isIdle: Whether there is nothing to carry on, so that waiting costs nobody time.
    /// - Returns: Whether the process has ended.
    private mutating func waitOnce(isIdle: Bool, telling observer: some ChildObserver) -> Bool {
        if child.takeRelease() {
            observer.received(UnsafeRawBufferPointer(start: nil, count: 0))
            return false
        }
        let isHeld = child.isHeld
        let orders = child.orders
        let isFull = connection?.isFull.load(ordering: .acquiring) ?? false
        // The end of a connection is told whether or not it is asked for, so one that is held is left out.
        let isListening = !isHeld || isFull
        let wanted = (isHeld ? 0 : POLLIN) | (isFull ? POLLOUT : 0)
        var watched = [
            pollfd(fd: end.number, events: Int16(POLLIN), revents: 0),
            pollfd(fd: orders.waker ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: isListening ? connection?.raw ?? -1 : -1, events: Int16(wanted), revents: 0),
        ]
        for channel in outputs {
            watched.append(pollfd(fd: descriptor(of: channel), events: Int16(POLLIN), revents: 0))
        }
        let outputEnd = watched.count
        watched += confined?.watched ?? []
        let deadline = [orders.killTime, confined?.deadline].compactMap(\.self).min()
        let count = poll(&watched, nfds_t(watched.count), isIdle ? deadline?.millisecondsLeft ?? -1 : 0)
        if deadline?.isOver == true { child.kill() }
        guard count > 0 else { return false }
        if watched[1].revents != 0 { child.clearWake() }
        if watched[2].revents & Int16(POLLOUT) != 0 { connection?.flush() }
        if !isHeld, watched[2].revents & ~Int16(POLLOUT) != 0 { _ = readConnection(telling: observer) }
        for (channel, entry) in zip(outputs, watched[3..<outputEnd]) where entry.revents != 0 {
            _ = readOutput(channel, telling: observer)
        }
        let number = confined?.handle(watched[outputEnd...])
        if confined?.hasStartedOthers == true { child.noteOthers() }
        if let number {
            // It waits for us at the gate: the number is its own.
            child.identify(program: number, descriptor: Descriptor.process(number))
            confined?.openGate(to: number)
            observer.started(child)
        }
        return watched[0].revents != 0
    }

    private func descriptor(of channel: OutputChannel) -> Int32 {
        switch channel {
        case .standardOutput: standardOutput.number
        case .standardError: standardError.number
        }
    }

    /// - Returns: How many bytes there were.
    private mutating func readConnection(telling observer: some ChildObserver) -> Int {
        guard let connection else { return 0 }
        switch connection.receive(into: buffer) {
        case .bytes(let count, let descriptor):
            if let descriptor { observer.received(descriptor) }
            observer.received(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            return count
        case .nothingYet:
            return 0
        case .closed:
            connection.close()
            self.connection = nil
            observer.connectionClosed()
            return 0
        }
    }

    /// - Returns: How many bytes there were.
    private mutating func readOutput(_ channel: OutputChannel, telling observer: some ChildObserver) -> Int {
        switch Descriptor.read(descriptor(of: channel), into: buffer) {
        case .bytes(let count):
            if channel == .standardError { confined?.add(errors: UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
            observer.wrote(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: channel)
            return count
        case .nothingYet:
            return 0
        case .closed:
            outputs.removeAll { $0 == channel }
            return 0
        }
    }

    /// Tells what the process had said before its end. A process of its own making that escaped the
    /// group may hold the other ends forever: nobody waits for that.
    private mutating func drain(telling observer: some ChildObserver) {
        // What a process had said that was held, and nobody has looked at.
        observer.received(UnsafeRawBufferPointer(start: nil, count: 0))
        var left = Self.remainderLimit
        while left > 0 {
            var count = readConnection(telling: observer)
            for channel in outputs {
                count += readOutput(channel, telling: observer)
            }
            guard count > 0 else { return }
            left -= count
        }
    }
}
