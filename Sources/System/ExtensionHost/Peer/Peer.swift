// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import Foundation
package import ProcessLife
package import Processes
package import Sentences
import Synchronization
package import Wire

/// One process, from its start to its end: an extension's, an app's own, or that of a shortcut's run.
///
/// It starts the process by its limits, reads what it says, carries out its calls, and sees that it keeps to the
/// protocol and its limits. What the process is for, and when it has to end, is the owner's to say.
package final class Peer<From: MessageFromProcess, To: WireMessage>: Sendable {
    /// What is told about the process, on a thread of its own, one after another.
    package enum Event: Sendable {
        case started(ChildProcess)
        /// Anything but a call.
        case said(From)
        /// So many bytes, on either channel.
        case printed(Int)
        case closedConnection
        /// It said what cannot be understood, and nothing more of what it says is believed; the reason goes on after
        /// "it".
        case broke(reason: Sentence)
        /// It took more of the machine than it may; the reason goes on after its name.
        case exceeded(reason: Sentence)
        /// The last, with all that it said told before. The termination is nil if it was not started.
        case ended(ProcessEnd, Termination?)
    }

    /// What there is of a process that runs, or has run.
    private struct Running {
        let child: ChildProcess
        let calls: ProcessCalls
        /// Looks now and then at what the process holds.
        let watch: Task<Void, Never>
    }

    private struct State {
        var running: Running?
        /// Its end was wanted before it had begun.
        var isToEnd = false
        var launchError: LaunchError?
    }

    package let launch: BundleLaunch
    private let limits: PeerLimits
    private let sandbox: Sandbox?
    private let services: (any SystemServices)?
    private let timekeeper: Timekeeper
    private let state = Mutex(State())
    private let output = OutputTail()
    private let errors = OutputTail()

    /// - Parameters:
    ///   - sandbox: Closes the process in; nil starts it with all the rights of this one.
    ///   - services: Answers its calls; nil refuses them all.
    package init(
        _ launch: BundleLaunch, limits: PeerLimits, sandbox: Sandbox?, services: (any SystemServices)?,
        timekeeper: Timekeeper
    ) {
        self.launch = launch
        self.limits = limits
        self.sandbox = sandbox
        self.services = services
        self.timekeeper = timekeeper
    }

    /// Starts the process, once.
    ///
    /// - Parameters:
    ///   - print: Takes the lines it prints, without control characters, on the process's thread.
    ///   - report: Told what happens, on the process's thread.
    package func start(
        arguments: [String] = [], print: (@Sendable (String, OutputChannel) -> Void)? = nil,
        report: @escaping @Sendable (Event) -> Void
    ) {
        let child = ChildLaunch(
            executable: launch.executable.path(percentEncoded: false), arguments: arguments,
            environment: environment, directory: launch.workingDirectory.path(percentEncoded: false),
            limits: limits.resources, hasConnection: true, group: limits.group, bundle: launch.identifier)
        let observer = Observer(of: self, print: print, report: report)
        do throws(Problem<Fault>) {
            ChildProcess.launch(try sandbox?.confine(child, by: launch.policy) ?? child, observer: observer)
        } catch {
            report(.ended(.notStarted(reason: "\(error)"), nil))
        }
    }

    private var environment: [String: String] {
        guard launch.policy.allowsNetwork, let proxy = limits.proxy?.address(for: launch.identifier) else {
            return launch.environment
        }
        return launch.environment.merging(["all_proxy": proxy, "ALL_PROXY": proxy]) { own, _ in own }
    }

    /// The process, from its start on; it may have ended.
    package var child: ChildProcess? { running?.child }

    /// Why it was not started; nil if it was, or if there is no sandbox to start it in.
    package var launchError: LaunchError? { state.withLock(\.launchError) }

    /// What it has the system read, describe and paint; nil before its start.
    package var account: WorkAccount? { running?.calls.account }

    private var running: Running? { state.withLock(\.running) }

    /// The last that it printed; nil if that is nothing.
    package var lastWords: String? { errors.lines ?? output.lines }

    /// Sends a message, with the files that it names, without waiting for the process to read.
    ///
    /// - Parameter room: What the process may have left unread, in bytes, for it to be sent more.
    /// - Returns: False if nothing of it left.
    /// - Throws: ``FrameError`` where it has no form on the wire, or the content of a file cannot be read.
    @discardableResult
    package func send(_ message: To, room: Int = .max) throws(FrameError) -> Bool {
        guard let running, room == .max || running.child.backlog < room else { return false }
        return try running.calls.files.send(FrameEncoder.outgoing(message), to: running.child)
    }

    /// Closes its connection, at which it is to end, and kills it after a grace.
    package func hangUp() { end { [limits] in $0.hangUp(grace: limits.leave) } }

    /// Asks a program to end that has nothing to do with its connection, and kills it after a grace.
    package func terminate() { end { [limits] in $0.terminate(grace: limits.leave) } }

    package func kill() { end { $0.kill() } }

    /// One that has not begun is killed in any case.
    private func end(_ means: (ChildProcess) -> Void) {
        let child = state.withLock { state in
            state.isToEnd = true
            return state.running?.child
        }
        if let child { means(child) }
    }

    /// Returns when the system is done with the calls that it made so far.
    package func settle() async {
        await running?.calls.settle()
    }
}

// MARK: - On the process's own thread

extension Peer {
    /// Hears what the process says and prints.
    private final class Observer: ChildObserver {
        private struct Input {
            var decoder = FrameDecoder()
            var splitters: [OutputChannel: LineSplitter] = [:]
            /// It said what cannot be understood.
            var isBroken = false
        }

        private let peer: Peer
        private let print: (@Sendable (String, OutputChannel) -> Void)?
        private let report: @Sendable (Event) -> Void
        private let input = Mutex(Input())

        init(
            of peer: Peer, print: (@Sendable (String, OutputChannel) -> Void)?,
            report: @escaping @Sendable (Event) -> Void
        ) {
            self.peer = peer
            self.print = print
            self.report = report
        }

        func started(_ child: ChildProcess) {
            let isToEnd = peer.began(child, report: report)
            report(.started(child))
            if isToEnd { child.kill() }
        }

        func notStarted(_ error: LaunchError) {
            peer.running?.watch.cancel()
            peer.state.withLock { $0.launchError = error }
            let isMissing = if case .notFound = error { true } else { false }
            report(.ended(.notStarted(reason: "\(error)", isMissing: isMissing), nil))
        }

        func received(_ descriptor: OpenFile) {
            peer.running?.calls.files.take(descriptor)
        }

        func received(_ bytes: UnsafeRawBufferPointer) {
            guard let running = peer.running else { return }
            running.calls.proceed()
            input.withLock { $0.decoder.append(bytes) }
            do throws(FrameError) {
                while !running.child.isHeld, let frame = try nextFrame(of: running.calls) {
                    let message = try From(frame: frame, files: running.calls.files.table)
                    guard let (number, call) = message.call else {
                        report(.said(message))
                        continue
                    }
                    if !running.calls.take(call, number: number) {
                        violate("made calls without reading the results")
                    }
                }
            } catch {
                violate("sent an unreadable message: \(error)")
            }
        }

        private func nextFrame(of calls: ProcessCalls) throws(FrameError) -> Data? {
            try input.withLock { input throws(FrameError) in
                input.isBroken ? nil : try calls.nextFrame(of: &input.decoder)
            }
        }

        private func violate(_ reason: Sentence) {
            input.withLock { $0.isBroken = true }
            report(.broke(reason: reason))
        }

        func connectionClosed() {
            report(.closedConnection)
        }

        func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
            (channel == .standardOutput ? peer.output : peer.errors).append(bytes)
            report(.printed(bytes.count))
            guard let print else { return }
            let lines = input.withLock { $0.splitters[channel, default: LineSplitter()].append(bytes) }
            for line in lines { print(line.withoutControlCharacters, channel) }
        }

        func ended(_ termination: Termination) {
            peer.running?.calls.end()
            peer.running?.watch.cancel()
            for channel in [OutputChannel.standardOutput, .standardError] {
                guard let line = input.withLock({ $0.splitters[channel]?.finish() }) else { continue }
                print?(line.withoutControlCharacters, channel)
            }
            if let excess = peer.limits.excess(endedBy: termination, errors: peer.errors) {
                report(.exceeded(reason: excess))
            }
            report(.ended(ProcessEnd(termination), termination))
        }
    }

    /// The process runs: from now on its calls are carried out, and its use is watched.
    ///
    /// - Returns: Whether it is to end already.
    private func began(_ child: ChildProcess, report: @escaping @Sendable (Event) -> Void) -> Bool {
        let watch = Task { [limits, timekeeper] in
            var (seen, pause) = (Duration?.none, limits.interval)
            while await timekeeper.sleep(until: timekeeper.now() + pause) {
                let time = child.processorTime
                // Anyone who has done nothing holds no more than before, and an app does nothing most of the time.
                if let time, time == seen {
                    pause = min(pause * 2, limits.interval * 4)
                    continue
                }
                (seen, pause) = (time, limits.interval)
                guard let use = child.use else { return }
                if let excess = limits.excess(of: use) { return report(.exceeded(reason: excess)) }
            }
        }
        let calls = ProcessCalls(of: child, as: launch, services: services, limits: limits, timekeeper: timekeeper)
        return state.withLock { state in
            state.running = Running(child: child, calls: calls, watch: watch)
            return state.isToEnd
        }
    }
}

extension ProcessEnd {
    fileprivate init(_ termination: Termination) {
        self =
            switch termination.cause {
            case .exit(let status): .exit(status: status, text: termination.text)
            case .signal(9): .signal(text: termination.text, from: termination.wasKilled ? .system : .other)
            case .signal: .signal(text: termination.text, from: .itself)
            }
    }
}
