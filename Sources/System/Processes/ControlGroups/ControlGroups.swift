// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Glibc
import Sentences

/// A part of the kernel's tree of control groups that is ours, where each process we start gets a group of its own.
///
/// See "Control Group v2" of the kernel's documentation. A group that has others below it can hold no processes, so
/// we ourselves move to one of them.
package struct ControlGroups: Hashable, Sendable {
    /// Where we are, once there are others.
    static let ownName = "beckon.system"
    /// Whatever a file of the tree says that we read is far less.
    static let textLimit = 64 << 10

    /// The folder of the part that is ours.
    let root: String

    /// Finds the part that was delegated to this process, and moves the process out of the way of the groups to come.
    ///
    /// - Parameters:
    ///   - processes: A folder that says of each process what /proc says.
    ///   - process: Our own number.
    /// - Throws: ``ControlGroupError``; nothing has changed then but that we may have moved.
    package static func delegated(
        processes: String = "/proc", process: Int32 = getpid()
    ) throws(ControlGroupError) -> ControlGroups {
        let own = "\(processes)/\(process)"
        let (memberships, mounts) = (try text(of: "\(own)/cgroup"), try text(of: "\(own)/mountinfo"))
        guard let place = ControlGroupPlace(memberships: memberships, mounts: mounts) else {
            throw .notDelegated(reason: "the kernel has no cgroup v2 hierarchy here")
        }
        let isApart = place.folder.hasSuffix("/\(ownName)")
        let root = isApart ? String(place.folder.dropLast(ownName.count + 1)) : place.folder
        try checkRights(to: root)
        if !isApart {
            let members = try members(of: root)
            try checkKinship(members, to: process, processes: processes)
            try moveApart(members, in: root)
        }
        return try ControlGroups(at: root)
    }

    /// Takes over a part that holds no processes of its own, and has its controllers work for the groups in it.
    ///
    /// - Throws: ``ControlGroupError`` where it is not ours, or the kernel refuses.
    package init(at root: String) throws(ControlGroupError) {
        try Self.checkRights(to: root)
        self.root = root
        try Self.write("+memory +pids", to: "\(root)/cgroup.subtree_control")
        clearUp()
    }

    /// Makes a group for one process and those that it starts.
    func makeGroup(_ limits: ControlGroupLimits) throws(ControlGroupError) -> ControlGroup {
        let name = Self.prefix + "\(getpid()).\(String(UInt64.random(in: .min ... .max), radix: 16))"
        guard mkdir("\(root)/\(name)", 0o755) == 0 else { throw .refused(path: root, errno) }
        let group: ControlGroup
        do {
            group = try ControlGroup(name, in: root)
        } catch {
            rmdir("\(root)/\(name)")
            throw .refused(path: "\(root)/\(name)", error.code)
        }
        for (file, value) in limits.settings { try group.set(file, to: value) }
        return group
    }
}

extension ControlGroups {
    private static let prefix = "beckon.app."

    /// Whether systemd, or anyone else who, has given us this part with what we need in it.
    private static func checkRights(to root: String) throws(ControlGroupError) {
        let names = try text(of: "\(root)/cgroup.controllers").split(whereSeparator: \.isWhitespace)
        guard names.contains("memory"), names.contains("pids") else {
            throw .notDelegated(reason: "\(root) limits neither memory nor processes")
        }
        for item in ["", "/cgroup.procs", "/cgroup.subtree_control"] where access(root + item, W_OK) != 0 {
            throw .notDelegated(reason: "Beckon may not write \(root)\(item)")
        }
    }

    private static func members(of root: String) throws(ControlGroupError) -> [Int32] {
        try text(of: "\(root)/cgroup.procs").split(separator: "\n").compactMap { Int32($0) }
    }

    /// A group that was made for us holds us alone, and the process of ours that starts us again after a crash.
    private static func checkKinship(
        _ members: [Int32], to process: Int32, processes: String
    ) throws(ControlGroupError) {
        let program = fileIdentity(of: "\(processes)/\(process)/exe")
        for member in members where member != process {
            guard let program, fileIdentity(of: "\(processes)/\(member)/exe") == program else {
                throw .notDelegated(reason: "process \(member) is in it too, and is not Beckon's")
            }
        }
    }

    private static func moveApart(_ members: [Int32], in root: String) throws(ControlGroupError) {
        guard mkdir("\(root)/\(ownName)", 0o755) == 0 || errno == EEXIST else { throw .refused(path: root, errno) }
        for member in members { try write("\(member)", to: "\(root)/\(ownName)/cgroup.procs") }
    }

    /// Removes what a run before this one has left; a group that holds a process stays.
    private func clearUp() {
        // What is left costs the kernel a few kilobytes, and harms nobody.
        guard let folder = try? Descriptor(path: root, flags: O_RDONLY | O_DIRECTORY),
            let names = try? folder.names(limit: 10_000)
        else { return }
        for case let name? in names where name.hasPrefix(Self.prefix) {
            let owner = name.dropFirst(Self.prefix.count).prefix { $0 != "." }
            if let number = Int32(owner), number == getpid() || Self.isGone(number) { try? folder.remove(name) }
        }
    }

    /// One that we may not send anything to is there, and somebody else's.
    private static func isGone(_ process: Int32) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

    private static func write(_ text: String, to file: String) throws(ControlGroupError) {
        do {
            // The kernel has made the file; a folder that stands in for its tree gets it now.
            let file = try Descriptor(path: file, flags: O_WRONLY | O_CREAT, mode: 0o644)
            try ControlGroup.write(text, to: file)
        } catch {
            throw .refused(path: file, error.code)
        }
    }

    /// What a file of the kernel's says.
    private static func text(of path: String) throws(ControlGroupError) -> String {
        do {
            let file = try Descriptor(path: path, flags: O_RDONLY)
            return String(decoding: try file.bytes(limit: textLimit), as: UTF8.self)
        } catch  where error.code == ENOENT {
            throw .notDelegated(reason: "\(path) does not exist")
        } catch {
            throw .refused(path: path, error.code)
        }
    }

    private static func fileIdentity(of path: String) -> [UInt64]? {
        var status = stat()
        return stat(path, &status) == 0 ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
    }
}

extension ControlGroupError {
    static func refused(path: String, _ code: Int32) -> Self {
        .refused(path: path, reason: "\(SystemError(code))")
    }
}
