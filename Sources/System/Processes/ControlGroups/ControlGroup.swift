// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Glibc

/// The group of one process that we start, and of those that it starts; gone with this object.
final class ControlGroup: Sendable {
    private let name: String
    private let parent: Descriptor
    private let folder: Descriptor
    /// Anyone who writes `0` here is in it.
    private let entrance: Descriptor

    /// Takes over a group that is there.
    init(_ name: String, in root: String) throws(SystemError) {
        self.name = name
        parent = try Descriptor(path: root, flags: O_RDONLY | O_DIRECTORY)
        folder = try Descriptor(name, in: parent, flags: O_RDONLY | O_DIRECTORY)
        entrance = try Self.file("cgroup.procs", in: folder)
    }

    deinit {
        // Whatever of its processes is left goes with it; kernels before 5.14 have no such file, and then it stays
        // until they are gone.
        if let end = try? Self.file("cgroup.kill", in: folder) { try? Self.write("1", to: end) }
        // A group that can't be removed yet is empty soon; the next start of the system clears it away.
        try? parent.remove(name)
    }

    /// A descriptor for a process that is about to begin, see ``beckon_launch``.
    var entranceNumber: Int32 { entrance.number }

    /// Whether the kernel has killed a process in it because it wanted more memory than there may be.
    var hasExceededMemory: Bool {
        // Where the kernel does not say, it is an end by a signal like any other.
        guard let file = try? Descriptor("memory.events", in: folder, flags: O_RDONLY),
            let bytes = try? file.bytes(limit: ControlGroups.textLimit)
        else { return false }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        let kills = lines.first { $0.hasPrefix("oom_kill ") }.flatMap { Int($0.dropFirst("oom_kill ".count)) }
        return (kills ?? 0) > 0
    }

    func set(_ file: String, to value: String) throws(ControlGroupError) {
        do {
            try Self.write(value, to: Self.file(file, in: folder))
        } catch {
            // A kernel that was built without swap has no limit of it.
            guard file != "memory.swap.max" || ![ENOENT, EACCES, EPERM].contains(error.code) else { return }
            throw .refused(path: "\(name)/\(file)", error.code)
        }
    }

    /// The kernel has made the files; a folder that stands in for its tree gets them as they are written.
    private static func file(
        _ name: String, in folder: borrowing Descriptor
    ) throws(SystemError) -> Descriptor {
        try Descriptor(name, in: folder, flags: O_WRONLY | O_CREAT, mode: 0o644)
    }

    static func write(_ text: String, to file: borrowing Descriptor) throws(SystemError) {
        let bytes = Array(text.utf8)
        // The kernel takes all of it or refuses.
        guard Glibc.write(file.number, bytes, bytes.count) == bytes.count else { throw SystemError(errno) }
    }
}
