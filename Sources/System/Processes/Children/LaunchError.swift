// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Glibc
package import Sentences

/// Why a program did not start.
package enum LaunchError: Error, Hashable, Sendable {
    /// No file of that path.
    case notFound(path: String)
    /// The file is there but has no right to run, for this user.
    case notExecutable(path: String)
    /// The file is no program of this machine, or the interpreter it names is missing.
    case notProgram(path: String, reason: Sentence)
    /// The folder to start in is missing or closed to this user.
    case noDirectory(path: String, reason: Sentence)
    /// The system has no process, memory or descriptor left; the number is `errno`.
    case noResources(Int32)
    /// A zero byte in a path, an argument or the environment, or a `=` in a variable's name.
    case unrepresentable(String)
    /// The control group that it is to begin in cannot be used.
    case noGroup(reason: Sentence)
    /// bubblewrap could not build the room to start in; the reason is its own.
    case noSandbox(reason: Sentence)
}

extension LaunchError: PersonReadable {
    package var sentence: Sentence { "\(reason); \(remedy)" }

    /// What is wrong, without a full stop; a program is called by its name, wherever it lies.
    package var reason: Sentence {
        switch self {
        case .notFound(let path): "‘\(Self.name(path))’ is missing"
        case .notExecutable(let path): "‘\(Self.name(path))’ is not executable"
        case .notProgram(let path, let reason): "‘\(Self.name(path))’ cannot run on this machine (\(reason))"
        case .noDirectory(let path, let reason): "the folder \(path) cannot be entered (\(reason))"
        case .noResources(let number): "the system could not start another process (\(Self.text(of: number)))"
        case .unrepresentable(let text): "‘\(text)’ cannot be given to a program"
        case .noGroup(let reason): "it could not be put into a control group of its own (\(reason))"
        case .noSandbox(let reason): "the sandbox could not be made (\(reason))"
        }
    }

    /// What to do about it, without a full stop.
    package var remedy: Sentence {
        switch self {
        case .notFound, .notExecutable: "install it again"
        case .notProgram: "build it for this machine"
        case .noDirectory: "create the folder, or restore its permissions"
        case .noResources: "end some processes and try again"
        case .unrepresentable: "leave out zero bytes, and ‘=’ in names of variables"
        case .noGroup: "restart Beckon"
        case .noSandbox: "allow this user to create user namespaces, or use --no-sandbox"
        }
    }

    private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension LaunchError {
    init(step: beckon_step, error: Int32, launch: ChildLaunch) {
        let reason = Self.text(of: error)
        switch (step, error) {
        case (beckon_step_group, _):
            self = .noGroup(reason: reason)
        case (beckon_step_watch, _):
            self = .noSandbox(reason: "the kernel refused to watch the program: \(reason)")
        case (beckon_step_execute, _) where launch.confinement != nil:
            self = .noSandbox(reason: "\(launch.confinement?.tool ?? "") did not start: \(reason)")
        case (beckon_step_directory, _):
            self = .noDirectory(path: launch.directory, reason: reason)
        case (beckon_step_execute, ENOENT), (beckon_step_execute, ENOTDIR):
            // The kernel says the same of a missing interpreter as of a missing file.
            self =
                access(launch.executable, F_OK) == 0
                ? .notProgram(path: launch.executable, reason: "its interpreter is missing")
                : .notFound(path: launch.executable)
        case (beckon_step_execute, EACCES), (beckon_step_execute, EPERM):
            self = .notExecutable(path: launch.executable)
        case (beckon_step_execute, EAGAIN), (beckon_step_execute, ENOMEM), (beckon_step_execute, EMFILE):
            self = .noResources(error)
        case (beckon_step_execute, _):
            self = .notProgram(path: launch.executable, reason: reason)
        default:
            self = .noResources(error)
        }
    }

    private static func text(of number: Int32) -> Sentence {
        var buffer = [CChar](repeating: 0, count: 128)
        guard strerror_r(number, &buffer, buffer.count) == 0 else { return "error \(number)" }
        return Sentence(
            stringLiteral: String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
}
