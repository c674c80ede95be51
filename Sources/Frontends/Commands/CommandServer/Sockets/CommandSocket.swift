// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import Sentences

/// The place where a daemon listens: a socket in its state folder.
///
/// A process that can reach the folder can reach the daemon; the folder is the person's own, and each side
/// checks besides that the other belongs to the same user.
package struct CommandSocket: Hashable, Sendable {
    /// The longest path that an address of a socket holds.
    private static let pathLimit = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1
    private static let name = "daemon.socket"

    /// The state folder.
    package let folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    package var path: String { folder.appending(path: Self.name).path(percentEncoded: false) }

    /// Makes the socket again. One that is there is from a daemon that has died: to be called under the ``DaemonLock``.
    ///
    /// - Returns: A listening descriptor, not blocking, which the caller closes.
    func listen() throws(CommandServerError) -> Int32 {
        guard unlink(path) == 0 || errno == ENOENT else { throw .system("remove \(path)", errno) }
        let socket = try Self.socket()
        do throws(CommandServerError) {
            try withAddress(creating: true) { address, length in
                bind(socket, address, length)
            }
            guard chmod(path, 0o600) == 0 else { throw CommandServerError.system("protect \(path)", errno) }
            guard Glibc.listen(socket, 128) == 0 else { throw CommandServerError.system("listen at \(path)", errno) }
        } catch {
            close(socket)
            throw error
        }
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        return socket
    }

    /// - Returns: A connected descriptor, which the caller closes; nil if no daemon listens.
    /// - Throws: ``CommandServerError`` where one does that cannot be used.
    func connect() throws(CommandServerError) -> Int32? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let socket = try Self.socket()
        do throws(CommandServerError) {
            try withAddress(creating: false) { address, length in
                Glibc.connect(socket, address, length)
            }
            try Self.checkPeer(of: socket)
        } catch {
            close(socket)
            if error.code == .gone { return nil }
            throw error
        }
        return socket
    }

    /// - Throws: ``CommandServerError`` when the other side belongs to another user.
    static func checkPeer(of socket: Int32) throws(CommandServerError) {
        // As socket(7) has it: struct ucred.
        var credentials: (process: pid_t, user: uid_t, group: gid_t) = (0, uid_t.max, gid_t.max)
        var length = socklen_t(MemoryLayout.size(ofValue: credentials))
        guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 else {
            throw .system("find the owner of a connection", errno)
        }
        guard credentials.user == geteuid() else {
            throw CommandServerError(
                .stranger, reason: "the other side of the socket belongs to user \(credentials.user)",
                remedy: "use a state folder of your own")
        }
    }

    private static func socket() throws(CommandServerError) -> Int32 {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { throw .system("make a socket", errno) }
        return socket
    }

    /// Calls the body with the socket's address.
    ///
    /// An address holds 107 bytes. The way to a deeper folder goes through a descriptor of the folder,
    /// which the kernel shows under a short name.
    private func withAddress(
        creating: Bool, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws(CommandServerError) {
        var path = path
        var directory: Int32 = -1
        defer { if directory >= 0 { close(directory) } }
        if path.utf8.count > Self.pathLimit {
            directory = open(folder.path(percentEncoded: false), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard directory >= 0 else { throw .system("open \(folder.path)", errno) }
            path = "/proc/self/fd/\(directory)/\(Self.name)"
        }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result != 0 else { return }
        if !creating, errno == ECONNREFUSED || errno == ENOENT {
            throw CommandServerError(.gone, reason: "no daemon listens at \(self.path)", remedy: "run 'beckon serve'")
        }
        throw .system(creating ? "make \(self.path)" : "connect to \(self.path)", errno)
    }
}
