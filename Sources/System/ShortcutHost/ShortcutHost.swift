// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionHost
package import Foundation
import Processes
import Sentences
import ShortcutDocument
package import ShortcutRunner
package import Shortcuts
import Synchronization

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

    private let program: URL
    private let sandbox: Sandbox?
    private let limits: ResourceLimits
    private let keepsSpare: Bool
    private let state = Mutex(State())

    /// - Parameters:
    ///   - program: The program `shortcut-runner`.
    ///   - sandbox: Closes the processes in; nil starts them with all the rights of this one.
    ///   - memory: Bytes that one run may hold.
    ///   - keepsSpare: Whether a process is to wait for the next run.
    package init(program: URL, sandbox: Sandbox?, memory: Int = 2 << 30, keepsSpare: Bool) {
        self.keepsSpare = keepsSpare
        self.program = program
        self.sandbox = sandbox
        limits = ResourceLimits(
            dataBytes: memory, addressBytes: memory + 8 << 30, stackBytes: 64 << 20, openFiles: 256, fileBytes: 1 << 30)
    }

    /// Runs a shortcut to its end.
    ///
    /// When the task is cancelled, the process is ended at once.
    ///
    /// - Parameters:
    ///   - performers: Those that are asked for what the process cannot do, in order.
    ///   - library: The shortcuts that one may run.
    ///   - progress: Told how far it is.
    /// - Returns: What it gave.
    package func run(
        _ order: RunOrder, performers: [any EffectPerformer], library: ShortcutLibrary = .empty,
        progress: @escaping @Sendable (RunProgress) async -> Void = { _ in }
    ) async throws(ShortcutFailure) -> Content {
        let process = try take()
        defer { leave(process) }
        let result = await withTaskCancellationHandler {
            await drive(process, order, SystemSide(performers: performers, library: library, progress: progress))
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
        _ process: RunProcess, _ order: RunOrder, _ side: SystemSide
    ) async -> Result<Content, ShortcutFailure> {
        do throws(RunFrame.Malformed) {
            try process.send(.begin(order))
            while true {
                switch await process.next() {
                case .said(.finished(let content)): return .success(content)
                case .said(.failed(let failure)): return .failure(failure)
                case .said(let message):
                    if let answer = await side.answer(to: message) { try process.send(answer) }
                case .ended(let failure): return .failure(failure)
                }
            }
        } catch {
            return .failure(ShortcutFailure("\(error)", remedy: "make the result smaller", kind: .tooMuch))
        }
    }

    // MARK: - Processes

    private func take() throws(ShortcutFailure) -> RunProcess {
        let launch = try launch()
        let process = state.withLock { state -> RunProcess? in
            guard !state.hasEnded else { return nil }
            let ready = state.spare.flatMap { $0.isAlive ? $0 : nil } ?? RunProcess(launch)
            state.spare = nil
            state.running[ObjectIdentifier(ready)] = ready
            return ready
        }
        guard let process else { throw .cancelled }
        return process
    }

    private func leave(_ process: RunProcess) {
        process.kill()
        // It could be started once, so it can be again.
        let launch = keepsSpare ? try? launch() : nil
        state.withLock { state in
            state.running[ObjectIdentifier(process)] = nil
            if let launch, state.spare?.isAlive != true, !state.hasEnded { state.spare = RunProcess(launch) }
        }
    }

    private func launch() throws(ShortcutFailure) -> ChildLaunch {
        let path = program.path(percentEncoded: false)
        let launch = ChildLaunch(
            executable: path, environment: ["LANG": "C.UTF-8", "OMP_THREAD_LIMIT": "1"], directory: "/", limits: limits,
            hasConnection: true)
        guard let sandbox else { return launch }
        do throws(SandboxError) {
            return try sandbox.confine(launch, by: SandboxPolicy(readable: [program]))
        } catch {
            throw ShortcutFailure("the run cannot be sandboxed: \(error)", remedy: "fix that, or use --no-sandbox")
        }
    }
}

/// Answers what a run asks.
private struct SystemSide: Sendable {
    var performers: [any EffectPerformer]
    var library: ShortcutLibrary
    var progress: @Sendable (RunProgress) async -> Void

    /// Nil for what is only told.
    func answer(to message: MessageFromRun) async -> MessageToRun? {
        switch message {
        case .needs(let effect): return .result(await result(of: effect))
        case .needsNames: return .names(await library.names())
        case .needsShortcut(let name):
            return .shortcut(await library.document(name).map { ShortcutWriter.data(of: $0, as: .binary) })
        case .progress(let progress):
            await self.progress(progress)
            return nil
        case .finished, .failed: return nil
        }
    }

    private func result(of effect: Effect) async -> EffectResult {
        for performer in performers {
            if let result = await performer.perform(effect) { return result }
        }
        return .failed(effect.undone)
    }
}
