// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Subprocess {
    /// Runs the program and waits for its end.
    ///
    /// Cancelling the task ends the program and its group.
    ///
    /// - Parameter line: Called for every line as it is printed, without its end and in order, on a
    ///   thread of its own; a line of more than 64 KiB comes in pieces.
    /// - Throws: ``SubprocessError``; a program that fails is a normal result.
    package func run(
        line: @escaping @Sendable (OutputChannel, String) -> Void = { _, _ in }
    ) async throws(SubprocessError) -> SubprocessOutput {
        let run = SubprocessRun(of: self, line: line)
        var launch = ChildLaunch(
            executable: executable, arguments: arguments, environment: environment, directory: directory)
        launch.input = input
        let timer = timeout.map { timeout in
            Task {
                guard (try? await Task.sleep(for: timeout)) != nil else { return }
                run.end(because: .timeout)
            }
        }
        defer { timer?.cancel() }
        let result = await withTaskCancellationHandler { [launch] in
            await withCheckedContinuation { continuation in
                run.expect(continuation)
                ChildProcess.launch(launch, observer: run)
            }
        } onCancel: {
            run.end(because: .cancellation)
        }
        return try result.get()
    }
}
