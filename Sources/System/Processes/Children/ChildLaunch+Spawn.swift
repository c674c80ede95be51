// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Descriptors
import Glibc
import Sentences

extension ChildLaunch {
    /// A started process.
    struct Started: ~Copyable {
        let process: pid_t
        /// Turns readable at its end.
        let end: Descriptor
        let confined: ConfinedChild?
    }

    /// Starts the program with the given descriptors as 0, 1, 2 and so on.
    ///
    /// The process is killed when the calling thread ends, so the caller keeps to one thread.
    ///
    /// - Parameter entrance: Of the control group that it is to begin in; see ``ControlGroup``.
    func start(descriptors: [Int32], entrance: Int32? = nil) throws(LaunchError) -> Started {
        try checkTexts()
        guard let confinement else {
            let result = try spawn(descriptors: descriptors, entrance: entrance)
            return Started(
                process: result.process, end: Descriptor(owning: result.process_descriptor), confined: nil)
        }
        try LaunchError.check(executable)
        waitForWriters()
        let filter = try Descriptor.file(holding: confinement.filter)
        let status = try Descriptor.Pipe()
        let gate = try Descriptor.SocketPair()
        let result = try spawn(
            descriptors: descriptors + [filter.number, status.writing.number, gate.theirs.number], entrance: entrance)
        let end = Descriptor(owning: result.process_descriptor)
        guard result.starts_descriptor >= 0 else {
            // It has come no further than its gate, which must not open by our going away.
            kill(-result.process, SIGKILL)
            reap(result.process)
            throw .noResources(EMFILE)
        }
        return Started(
            process: result.process, end: end,
            confined: ConfinedChild(
                confinement, status: status.reading, gate: gate.ours,
                wishes: Descriptor(owning: result.starts_descriptor)))
    }

    private func spawn(descriptors: [Int32], entrance: Int32?) throws(LaunchError) -> beckon_start {
        var result = spawnOnce(descriptors: descriptors, entrance: entrance)
        // A program just written is busy as long as another process, starting at this moment on
        // another thread, still holds the writer's descriptor: until its own exec.
        for pause in Self.busyPauses where result.error == ETXTBSY {
            usleep(pause)
            result = spawnOnce(descriptors: descriptors, entrance: entrance)
        }
        guard result.error == 0 else {
            throw LaunchError(step: result.failed_step, error: result.error, launch: self)
        }
        return result
    }

    /// What ``spawn(descriptors:)`` does about a busy program, for one that bubblewrap will execute: that
    /// would give up over it, with the room already built.
    private func waitForWriters() {
        for pause in Self.busyPauses {
            guard beckon_is_being_written(executable) else { return }
            usleep(pause)
        }
    }

    /// In microseconds; together more than a start takes on the busiest machine: a second was seen.
    private static let busyPauses: [UInt32] = [100, 1000, 10_000, 100_000] + Array(repeating: 400_000, count: 8)

    private func spawnOnce(descriptors: [Int32], entrance: Int32?) -> beckon_start {
        let limits = limits.list
        let program = confinement?.tool ?? executable
        let arguments = arguments(descriptorCount: descriptors.count)
        let result = withCStrings([program] + arguments) { arguments in
            withCStrings(environment.map { "\($0.key)=\($0.value)" }) { environment in
                spawn(
                    program, arguments: arguments, environment: environment, descriptors: descriptors, limits: limits,
                    entrance: entrance ?? -1)
            }
        }
        if result.error != 0, result.process >= 0 {
            // The child that did not become the program has left by itself.
            close(result.process_descriptor)
            reap(result.process)
        }
        return result
    }

    private func reap(_ process: pid_t) {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// What bubblewrap gets, where there is a room to build: its descriptors are the last ones.
    private func arguments(descriptorCount: Int) -> [String] {
        guard let confinement else { return arguments }
        return confinement.arguments(
            firstDescriptor: descriptorCount - ConfinedChild.descriptorCount, executable: executable,
            arguments: arguments)
    }

    private func spawn(
        _ program: String, arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>,
        environment: UnsafePointer<UnsafeMutablePointer<CChar>?>, descriptors: [Int32], limits: [beckon_limit],
        entrance: Int32
    ) -> beckon_start {
        program.withCString { executable in
            directory.withCString { directory in
                descriptors.withUnsafeBufferPointer { descriptors in
                    limits.withUnsafeBufferPointer { limits in
                        var launch = beckon_launch(
                            executable: executable, arguments: arguments, environment: environment,
                            directory: directory, descriptors: descriptors.baseAddress,
                            descriptor_count: Int32(descriptors.count), limits: limits.baseAddress,
                            limit_count: Int32(limits.count), dies_with_starter: true,
                            group_entrance: entrance,
                            asks_before_starting: confinement != nil)
                        return beckon_spawn(&launch)
                    }
                }
            }
        }
    }

    /// C ends a text at its first zero byte: a longer one would silently become another.
    private func checkTexts() throws(LaunchError) {
        for name in environment.keys where name.isEmpty || name.contains("=") {
            throw .unrepresentable(name)
        }
        let texts =
            [executable, directory] + arguments + (confinement?.arguments ?? []) + environment.keys + environment.values
        if let text = texts.first(where: { $0.utf8.contains(0) }) {
            throw .unrepresentable(text.replacing("\0", with: "\\0"))
        }
    }
}

/// Calls `body` with the texts as a list that ends in nil, as C has them.
private func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = texts.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { preconditionFailure("the list holds at least its end") }
        return body(base)
    }
}
