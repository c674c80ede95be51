// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import ProcessLife
import Processes
import Sentences
import ShortcutRunner
import Shortcuts
import Synchronization
import Wire

/// A confined process that waits for the order of a run, and what it says.
final class RunProcess: Sendable {
    typealias RunPeer = Peer<RunFrame<MessageFromRun>, RunFrame<MessageToRun>>

    /// What is heard about the process, in order; one task may listen.
    let events: AsyncStream<RunPeer.Event>
    private let peer: RunPeer
    private let isOver = Atomic(false)
    private let backlog = Mutex(RunBacklog())

    /// Starts the process and returns at once.
    ///
    /// - Parameter sandbox: Closes the process in; nil starts it with all the rights of this one.
    init(_ launch: BundleLaunch, limits: PeerLimits, sandbox: Sandbox?) {
        peer = Peer(
            launch, limits: limits, sandbox: sandbox, services: nil, timekeeper: Timekeeper(ContinuousClock()))
        // Without a limit of its own, as nothing but progress may be lost; ``RunBacklog`` bounds it.
        let (events, heard) = AsyncStream.makeStream(of: RunPeer.Event.self)
        self.events = events
        peer.start { [self] event in
            switch event {
            case .printed, .closedConnection: return
            case .ended: isOver.store(true, ordering: .relaxed)
            case .broke, .exceeded: kill()
            case .said(let frame): guard mayBeHeard(frame.message) else { return }
            case .started: break
            }
            heard.yield(event)
        }
    }

    /// Counts a message, which is to be followed by a ``wasRead()`` where it is heard.
    private func mayBeHeard(_ message: MessageFromRun) -> Bool {
        let isProgress = if case .progress = message { true } else { false }
        switch backlog.withLock({ $0.add(isProgress: isProgress) }) {
        case .kept: return true
        case .dropped: return false
        case .excess:
            kill()
            return false
        }
    }

    /// A message that it said was read.
    func wasRead() { backlog.withLock { $0.read() } }

    /// Whether it has not ended and is not to end.
    var isAlive: Bool { !isOver.load(ordering: .relaxed) }

    /// Sends a message, with its files; one that has ended reads nothing.
    ///
    /// - Throws: `FrameError` where the message cannot cross; nothing was sent then.
    func send(_ message: MessageToRun) throws(FrameError) { try peer.send(RunFrame(message)) }

    /// Ends it at once.
    func kill() {
        isOver.store(true, ordering: .relaxed)
        peer.kill()
    }

    /// Why a process has ended of which no outcome was heard.
    ///
    /// - Parameter termination: Nil if it was not started.
    func failure(_ end: ProcessEnd, _ termination: Termination?) -> ShortcutFailure {
        let program = peer.launch.executable.path(percentEncoded: false)
        if let error = peer.launchError { return ShortcutFailure(error, of: program) }
        guard let termination else {
            return ShortcutFailure("the run cannot be sandboxed: \(end.text)", remedy: "fix that, or use --no-sandbox")
        }
        let how: Sentence =
            termination.wasKilledByOthers || termination.exceededGroupMemory
            ? "used too much memory, or was killed by another process" : "ended before its end"
        // A loader that lacks a library says first where the program lies, which helps nobody.
        let words = peer.lastWords?.split(whereSeparator: \.isNewline).last.map {
            String($0).replacing(program, with: "shortcut-runner")
        }
        return .ended(reason: words.map { "\(how): \($0)" } ?? how)
    }
}
