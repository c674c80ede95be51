// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
package import Foundation
import IntentValues
import Processes
import Sentences
package import ShortcutRunner
package import Shortcuts
import Synchronization
import Wire

/// Runs shortcuts, each in a process of its own that has nothing: no files, no network, nothing of the person's.
///
/// What a run needs from outside it asks for, and performers on this side do it or refuse it. If there will be more
/// runs, one process waits ready for the next, so that it begins at once.
package final class ShortcutHost: Sendable {
    private struct State {
        var spare: RunProcess?
        var running: [ObjectIdentifier: RunProcess] = [:]
        var hasEnded = false
    }

    private let launch: BundleLaunch
    private let sandbox: Sandbox?
    private let limits: PeerLimits
    private let keepsSpare: Bool
    private let state = Mutex(State())
    /// What the files of one message may have that a confined process sends, in bytes.
    private static let fileBytes = 512 << 20

    /// - Parameters:
    ///   - program: The program `shortcut-runner`.
    ///   - sandbox: Closes the processes in; nil starts them with all the rights of this one.
    ///   - memory: Bytes that one run may hold.
    ///   - keepsSpare: Whether a process is to wait for the next run.
    package init(program: URL, sandbox: Sandbox?, memory: Int = 2 << 30, keepsSpare: Bool) {
        self.keepsSpare = keepsSpare
        self.sandbox = sandbox
        var policy = SandboxPolicy(readable: [program])
        policy.temporaryBytes = Self.fileBytes
        launch = BundleLaunch(
            identifier: "shortcut-runner", executable: program,
            environment: ["LANG": "C.UTF-8", "OMP_THREAD_LIMIT": "1"], workingDirectory: URL(filePath: "/"),
            policy: policy)
        var limits = PeerLimits()
        limits.resources = ResourceLimits(
            dataBytes: memory, addressBytes: memory + 8 << 30, stackBytes: 64 << 20, openFiles: 256,
            fileBytes: FileValue.sizeLimit)
        limits.memoryBesideData += FileValue.sizeLimit
        // The person waits for the files that a run hands over.
        limits.workShare = 1
        self.limits = limits
    }

    /// Runs a shortcut to its end.
    ///
    /// When the task is cancelled, the process is ended at once.
    ///
    /// - Parameters:
    ///   - performer: Performs the effects that the process cannot; nil performs none.
    ///   - progress: Told how far it is.
    /// - Returns: What it gave.
    package func run(
        _ order: RunOrder, performer: (any EffectPerformer)? = nil,
        progress: @escaping @Sendable (RunProgress) async -> Void = { _ in }
    ) async throws(ShortcutFailure) -> Content {
        let process = try take()
        defer { leave(process) }
        let result = await withTaskCancellationHandler {
            await drive(process, order, performer, progress)
        } onCancel: {
            process.kill()
        }
        if Task.isCancelled { throw .cancelled }
        return try result.get()
    }

    /// Ends every run, and the process that waits for one.
    package func stopAll() {
        let processes = state.withLock { state in
            state.hasEnded = true
            defer { state.spare = nil }
            return [state.spare].compactMap(\.self) + state.running.values
        }
        for process in processes { process.kill() }
    }

    private func drive(
        _ process: RunProcess, _ order: RunOrder, _ performer: (any EffectPerformer)?,
        _ progress: @Sendable (RunProgress) async -> Void
    ) async -> Result<Content, ShortcutFailure> {
        do throws(FrameError) {
            for await event in process.events {
                switch event {
                case .started: try process.send(.begin(order))
                case .said(let frame):
                    process.wasRead()
                    switch frame.message {
                    case .finished(let content): return .success(content)
                    case .failed(let failure): return .failure(failure)
                    case .progress(let report): await progress(report)
                    case .needs(let effect):
                        try process.send(.result(await performer?.result(of: effect) ?? .failed(effect.undone)))
                    }
                case .broke(let reason), .exceeded(let reason): return .failure(.ended(reason: reason))
                case .ended(let end, let termination): return .failure(process.failure(end, termination))
                case .printed, .closedConnection: continue
                }
            }
            return .failure(.cancelled)
        } catch {
            return .failure(ShortcutFailure("\(error)", remedy: "make the result smaller", kind: .tooMuch))
        }
    }

    // MARK: - Processes

    private func take() throws(ShortcutFailure) -> RunProcess {
        let process = state.withLock { state -> RunProcess? in
            guard !state.hasEnded else { return nil }
            let ready = state.spare.flatMap { $0.isAlive ? $0 : nil } ?? start()
            state.spare = nil
            state.running[ObjectIdentifier(ready)] = ready
            return ready
        }
        guard let process else { throw .cancelled }
        return process
    }

    private func leave(_ process: RunProcess) {
        process.kill()
        state.withLock { state in
            state.running[ObjectIdentifier(process)] = nil
            if keepsSpare, state.spare?.isAlive != true, !state.hasEnded { state.spare = start() }
        }
    }

    private func start() -> RunProcess {
        RunProcess(launch, limits: limits, sandbox: sandbox)
    }
}
