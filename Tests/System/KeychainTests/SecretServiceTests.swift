// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sentences
import TestSupport
import Testing

/// On a bus of its own, with GNOME Keyring as the Secret Service.
@Suite("In the Secret Service", .timeLimit(.minutes(2)))
struct SecretServiceTests {
    private static let isThere = ["dbus-run-session", "gnome-keyring-daemon"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    /// - Parameter home: Where the bus has its socket, which it leaves there.
    private static func configuration(of home: URL) -> String {
        """
        <busconfig>
          <type>session</type>
          <listen>unix:dir=\(home.path)</listen>
          <servicedir>\(home.path)/services</servicedir>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>
        """
    }

    /// Has the bus start the keyring for the first who asks for it, whose question waits until it is there.
    private static func offerKeyring(in home: URL) throws {
        let services = home.appending(path: "services", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: services, withIntermediateDirectories: true)
        let script = services.appending(path: "keyring.sh")
        try Data("printf test | gnome-keyring-daemon --foreground --unlock --components=secrets\n".utf8)
            .write(to: script)
        try Data("[D-BUS Service]\nName=org.freedesktop.secrets\nExec=/bin/sh \(script.path)\n".utf8)
            .write(to: services.appending(path: "org.freedesktop.secrets.service"))
    }

    /// Runs the writer on a new bus, with the keyring or without it.
    ///
    /// - Parameter home: Where the keyring keeps its things.
    private func run(_ arguments: [String], keyring: Bool, home: URL) async throws -> SubprocessOutput {
        let writer = PackageRoot.products.appending(path: "StateWriter").path
        // Nothing but what is offered here can answer.
        let configuration = home.appending(path: "bus.conf")
        try Data(Self.configuration(of: home).utf8).write(to: configuration)
        let services = home.appending(path: "services")
        if FileManager.default.fileExists(atPath: services.path) { try FileManager.default.removeItem(at: services) }
        if keyring { try Self.offerKeyring(in: home) }
        // The keyring outlives its bus, so it is ended by its number.
        let script =
            keyring
            ? """
            "$@"
            kill -KILL $(dbus-send --session --print-reply=literal --dest=org.freedesktop.DBus / \
                org.freedesktop.DBus.GetConnectionUnixProcessID string:org.freedesktop.secrets | tr -dc '0-9 ' |
                awk '{ print $NF }')
            """ : "exec \"$@\""
        var command = Subprocess(
            "/usr/bin/dbus-run-session",
            environment: [
                "PATH": "/usr/bin:/bin", "HOME": home.path, "XDG_DATA_HOME": home.appending(path: "data").path,
                "XDG_RUNTIME_DIR": home.path, "XDG_CONFIG_HOME": home.appending(path: "config").path,
            ], directory: home.path, timeout: .seconds(50))
        command.arguments =
            ["--config-file=\(configuration.path)", "--", "/bin/sh", "-c", script, "sh", writer] + arguments
        return try await command.run()
    }

    @Test(
        "the master key is kept, found again, and missed when the service is gone",
        .enabled(if: isThere, "install dbus and gnome-keyring to run this"))
    func keyring() async throws {
        let (state, home) = (try TemporaryFolder(), try TemporaryFolder())
        let added = try await run(["add", state.url.path, "me", "s3cret"], keyring: true, home: home.url)
        #expect(added.text == "0\n", "\(added.errorText)")
        #expect(!FileManager.default.fileExists(atPath: state.url.appending(path: "master.key").path))
        let read = try await run(["read", state.url.path, "me"], keyring: true, home: home.url)
        #expect(read.text == "0 s3cret\n", "\(read.errorText)")
        let gone = try await run(["read", state.url.path, "me"], keyring: false, home: home.url)
        #expect(gone.text == "-25291\n", "\(gone.errorText)")
        #expect(gone.errorText.contains("Secret Service"))
        #expect(!FileManager.default.fileExists(atPath: state.url.appending(path: "master.key").path))
        let empty = try TemporaryFolder()
        let another = try await run(["read", state.url.path, "me"], keyring: true, home: empty.url)
        #expect(another.text == "-25291\n", "\(another.errorText)")
        #expect(another.errorText.contains("no longer has its master key"))
    }

    @Test(
        "nothing is kept where a bus runs without one: a file is made",
        .enabled(if: isThere, "install dbus and gnome-keyring to run this"))
    func noService() async throws {
        let (state, home) = (try TemporaryFolder(), try TemporaryFolder())
        let added = try await run(["add", state.url.path, "me", "s3cret"], keyring: false, home: home.url)
        #expect(added.text == "0\n", "\(added.errorText)")
        #expect(FileManager.default.fileExists(atPath: state.url.appending(path: "master.key").path))
    }
}
