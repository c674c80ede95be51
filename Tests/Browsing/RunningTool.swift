// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
package import Processes
import Synchronization

/// A built tool that stays while a test does other things; it ends with its owner at the latest.
package final class RunningTool: Sendable {
    /// What it prints on standard output, line by line; ends with the tool.
    package let lines: AsyncStream<String>
    /// Its number on this machine.
    package var number: Int32 { child.identifier }
    private let child: ChildProcess
    private let watch: Watch

    /// Starts a tool and returns when it runs.
    ///
    /// - Parameters:
    ///   - environment: Added to that of the tests.
    ///   - takesInput: Whether ``write(_:)`` reaches its standard input, which is empty otherwise.
    /// - Throws: `LaunchError` when it can't be started, or an error of the file system.
    package static func start(
        _ executable: URL, _ arguments: [String] = [], environment: [String: String] = [:], takesInput: Bool = false
    ) async throws -> RunningTool {
        var launch = ChildLaunch(
            executable: executable.path, arguments: arguments,
            environment: try RunFolder.environment().merging(environment) { $1 },
            directory: FileManager.default.currentDirectoryPath, hasConnection: takesInput)
        if takesInput {
            // The connection to us is where a shell finds it, and then the tool's input and nothing else.
            launch.executable = "/bin/sh"
            launch.arguments = ["-c", "exec \"$0\" \"$@\" <&3 3<&-", executable.path] + arguments
        }
        let (lines, printed) = AsyncStream.makeStream(of: String.self)
        let watch = Watch(printed)
        let child = try await watch.start(launch)
        return RunningTool(lines: lines, child: child, watch: watch)
    }

    private init(lines: AsyncStream<String>, child: ChildProcess, watch: Watch) {
        self.lines = lines
        self.child = child
        self.watch = watch
    }

    deinit {
        child.kill()
    }

    /// What it has written to standard error so far.
    package var errors: String { watch.errors }

    /// The next line from now on; nil when it has ended.
    package func line() async -> String? {
        for await line in lines { return line }
        return nil
    }

    /// The first line from now on that has the text in it.
    package func line(with text: String) async -> String? {
        for await line in lines where line.contains(text) { return line }
        return nil
    }

    /// - Returns: False when it is missing to read.
    package func write(_ line: String) -> Bool {
        child.send(Data("\(line)\n".utf8))
    }

    /// Sends the tool, and nothing that it has started, a signal and waits for its end; it is killed if it takes longer
    /// than a minute.
    package func end(by signal: Int32 = SIGTERM) async -> Termination.Cause {
        // The number of one that is gone may be another's.
        if !watch.hasEnded { kill(number, signal) }
        let deadline = Task { [child] in
            try await Task.sleep(for: .seconds(60))
            child.kill()
        }
        defer { deadline.cancel() }
        return await watch.end()
    }
}

/// What happens to the tool.
private final class Watch: ChildObserver {
    private struct State {
        var starter: CheckedContinuation<Result<ChildProcess, LaunchError>, Never>?
        var waiters: [CheckedContinuation<Termination.Cause, Never>] = []
        var cause: Termination.Cause?
        var errors = Data()
        var output = LineSplitter()
    }

    private let printed: AsyncStream<String>.Continuation
    private let state = Mutex(State())

    init(_ printed: AsyncStream<String>.Continuation) {
        self.printed = printed
    }

    var errors: String { state.withLock { String(decoding: $0.errors, as: UTF8.self) } }

    var hasEnded: Bool { state.withLock { $0.cause != nil } }

    func start(_ launch: ChildLaunch) async throws(LaunchError) -> ChildProcess {
        try await withCheckedContinuation { continuation in
            state.withLock { $0.starter = continuation }
            ChildProcess.launch(launch, observer: self)
        }.get()
    }

    func end() async -> Termination.Cause {
        await withCheckedContinuation { continuation in
            let cause = state.withLock { state in
                if state.cause == nil { state.waiters.append(continuation) }
                return state.cause
            }
            if let cause { continuation.resume(returning: cause) }
        }
    }

    func started(_ child: ChildProcess) {
        state.withLock { $0.starter.take() }?.resume(returning: .success(child))
    }

    func notStarted(_ error: LaunchError) {
        state.withLock { $0.starter.take() }?.resume(returning: .failure(error))
        printed.finish()
    }

    func received(_ bytes: UnsafeRawBufferPointer) {}

    func connectionClosed() {}

    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {
        let lines = state.withLock { state in
            if channel == .standardOutput { return state.output.append(bytes) }
            state.errors.append(contentsOf: bytes)
            return []
        }
        for line in lines { printed.yield(line) }
    }

    func ended(_ termination: Termination) {
        let (last, waiters) = state.withLock { state in
            state.cause = termination.cause
            return (state.output.finish(), state.waiters)
        }
        if let last { printed.yield(last) }
        printed.finish()
        for waiter in waiters { waiter.resume(returning: termination.cause) }
    }
}
