// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// What of the machine's own files every process sees, read-only: libraries and
/// their data, no programs and nothing of a person's.
struct SystemView: Sendable {
    /// bubblewrap's arguments.
    let arguments: [String]
    /// The same for a process that is on the network.
    let networkArguments: [String]

    static let current = SystemView()

    private init() {
        var arguments = Self.folders.flatMap { ["--ro-bind-try", $0, $0] }
        arguments += Self.links.flatMap(Self.link)
        arguments += Self.settings.flatMap(Self.link)
        arguments += SwiftRuntime.folders.flatMap { ["--ro-bind-try", $0, $0] }
        arguments += ["--proc", "/proc"] + Self.devices
        self.arguments = arguments
        networkArguments = Self.networkSettings.flatMap { ["--ro-bind-try", $0, $0] }
    }

    /// Not `/usr` whole: a shell is of use only to an intruder. And few of them,
    /// for each costs bubblewrap a good part of a millisecond.
    /// Without what Fontconfig keeps of the fonts' files, a process reads them all for half a second before its first
    /// text.
    private static let folders = ["/usr/lib", "/usr/lib64", "/usr/share", "/var/cache/fontconfig"]

    /// Folders on some systems and links into `/usr` on others.
    private static let links = ["/lib", "/lib64"]

    private static let settings =
        ["alternatives", "fonts", "ld.so.cache", "localtime", "timezone"].map { "/etc/\($0)" }

    /// Of `/etc/ssl` not the private keys beside them.
    private static let networkSettings = [
        "gai.conf", "host.conf", "hosts", "nsswitch.conf", "pki", "resolv.conf", "services", "ssl/certs",
        "ssl/openssl.cnf",
    ].map { "/etc/\($0)" }

    /// No `/dev/zero`: mapped, it is memory that no limit counts.
    private static let devices =
        ["--perms", "0755", "--size", "65536", "--tmpfs", "/dev"]
        + ["null", "random", "urandom"].flatMap { ["--dev-bind", "/dev/\($0)", "/dev/\($0)"] }
        + [("/proc/self/fd", "fd"), ("fd/0", "stdin"), ("fd/1", "stdout"), ("fd/2", "stderr")]
        .flatMap { ["--symlink", $0, "/dev/\($1)"] }

    /// A link stays one: Foundation reads the time zone's name off `/etc/localtime`.
    private static func link(_ path: String) -> [String] {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
            return ["--ro-bind-try", path, path]
        }
        return ["--symlink", target, path]
    }
}
