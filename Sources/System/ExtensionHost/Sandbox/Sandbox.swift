// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Processes
package import Sentences

/// Closes processes in, each in a room of its own with nothing of the person's in it.
///
/// The room is bubblewrap's: new namespaces of every kind, a file system put
/// together for this one process, no privileges, and a filter of system calls
/// over it. `Documentation/Sandbox.md` says what there is and why.
package struct Sandbox: Hashable, Sendable {
    private let tool: String
    private let arguments: [String]

    /// - Parameter path: The folders to look for `bwrap` in, with `:` between; nil for the usual ones.
    /// - Throws: `Problem` when it is missing. Whether the machine lets it work shows at the
    ///   first start.
    package init(path: String?) throws(Problem<Fault>) {
        do throws(SubprocessError) {
            tool = try Subprocess.search("bwrap", path: path)
        } catch {
            throw Problem("no sandbox: \(error)", remedy: "install the package bubblewrap, or use --no-sandbox")
        }
        arguments = Self.isolation + SystemView.current.arguments
        // What a start left behind that was killed; nobody waits for it.
        Task.detached(priority: .utility) { AbandonedRooms.end(startedWith: Self.name) }
    }

    /// The same start, confined.
    ///
    /// - Throws: `Problem` when the filter of system calls cannot be made.
    package func confine(_ launch: ChildLaunch, by policy: SandboxPolicy) throws(Problem<Fault>) -> ChildLaunch {
        var confined = launch
        confined.confinement = Confinement(
            tool: tool, arguments: arguments(for: launch, policy),
            filter: try SystemCallFilter.program(allowsNetwork: policy.allowsNetwork),
            processes: policy.processes, threads: policy.threads)
        return confined
    }

    /// What no policy changes.
    private static let isolation =
        [
            // Asked for by name, for ‘all’ does without it where it is not available.
            "--unshare-user", "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
            // The program is the first process of its room: the room goes with it, and what it used is counted.
            "--as-pid-1", "--uid", "501", "--gid", "501",
        ] + name
    /// What the room is called, by which its processes are known.
    private static let name = ["--hostname", "beckon"]

    private func arguments(for launch: ChildLaunch, _ policy: SandboxPolicy) -> [String] {
        var arguments = arguments
        if policy.allowsNetwork { arguments += ["--share-net"] + SystemView.current.networkArguments }
        // Memory that no limit of a process counts, so each is bounded by itself.
        for folder in ["/tmp", "/dev/shm"] {
            arguments += ["--size", String(policy.temporaryBytes), "--perms", "1777", "--tmpfs", folder]
        }
        for item in policy.readable { arguments += ["--ro-bind", item.plainPath, item.plainPath] }
        for folder in policy.writable { arguments += ["--bind", folder.plainPath, folder.plainPath] }
        // Last, for until here bubblewrap itself makes the places for all of it. The settings of the kernel
        // under /proc belong to root, whom no lack of privileges keeps from them.
        let closed = ["/dev", "/proc", "/"].flatMap { ["--remount-ro", $0] }
        return arguments + closed + ["--chdir", launch.directory]
    }
}

extension URL {
    /// Without the slash that ends a folder's.
    fileprivate var plainPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
