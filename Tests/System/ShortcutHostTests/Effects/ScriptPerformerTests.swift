// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Foundation
import Sentences
import ShortcutHost
import ShortcutRunner
import Shortcuts
import Synchronization
import Testing

@Suite("Scripts of shortcuts")
struct ScriptPerformerTests {
    /// Where all are allowed, on a path that has the real shells, and fake programs before them.
    private func performer(
        _ path: String = "/usr/bin:/bin", timeout: Duration = .seconds(30),
        allows: @escaping ScriptPerformer.Allowing = { _, _ in true }
    ) -> ScriptPerformer {
        ScriptPerformer(
            environment: ["PATH": path, "HOME": "/tmp"], directory: "/", coercion: .fixed, timeout: timeout,
            allows: allows)
    }

    private func script(
        _ script: String, _ interpreter: String = "/bin/sh", input: Content = .nothing, asArguments: Bool = false
    ) -> Effect {
        .runScript(
            ScriptRequest(script, at: .here(interpreter: interpreter), input: input, inputAsArguments: asArguments))
    }

    @Test("give what they write, and read their input")
    func output() async throws {
        #expect(
            try await performer().text(script("tr a-z A-Z; echo", input: .text("hé")))
                == "Hé".uppercased().replacing("É", with: "é"))
        let input = Content([ContentItem(.text("-n")), ContentItem(.text("a b")), ContentItem(.text("$(x)"))])
        #expect(
            try await performer().text(script("printf '<%s>' \"$@\"", input: input, asArguments: true))
                == "<-n><a b><$(x)>")
    }

    @Test(
        "run by the nearest shell that is there, and by no other language",
        arguments: ["zsh", "/bin/zsh", "/usr/local/bin/ksh", "bash"])
    func shells(name: String) async throws {
        let fake = try FakeTools()
        try fake.add("sh", "echo \"$1 $2 $4\"")
        let input = Content.text("in")
        #expect(try await performer(fake.path).text(script("x", name, input: input, asArguments: true)) == "-c x in")
    }

    @Test(
        "run by no shell if they are invalid",
        arguments: ["python3", "/usr/bin/perl", "ruby", "tcsh", "osascript", "rm", "-c", ""])
    func others(name: String) async throws {
        let fake = try FakeTools()
        try fake.add("sh")
        try fake.add("rm")
        #expect(await performer(fake.path).failure(script("x", name)) != nil)
        #expect(fake.calls.isEmpty)
    }

    @Test("are asked about first, with all of their text and where they run")
    func asking() async throws {
        let asked = Mutex<[String]>([])
        let fake = try FakeTools()
        try fake.add("sh")
        try fake.add("ssh")
        let performer = performer(fake.path) { text, _ in
            asked.withLock { $0.append(text) }
            return false
        }
        let remote = ScriptRequest("ls", at: .host(name: "mill", port: 22, user: "ada", password: nil), input: .nothing)
        for effect in [script("rm -r x\n"), .runScript(remote)] {
            #expect(await performer.failure(effect)?.reason == "the script was not allowed")
        }
        #expect(asked.withLock { $0 } == ["# sh\nrm -r x\n", "# ssh -p 22 ada@mill\nls"])
        #expect(fake.calls.isEmpty)
    }

    @Test("that fail say so, with the end of what they wrote")
    func failing() async throws {
        let failure = await performer().failure(
            script("echo out; echo 1 >&2; echo 2 >&2; echo 3 >&2; echo 4 >&2; exit 3"))
        #expect(failure?.reason == "the script exited with status 3: 2 3 4")
    }

    @Test("have bounds in time, output and arguments")
    func bounds() async throws {
        #expect(await performer(timeout: .milliseconds(50)).failure(script("sleep 1000")) != nil)
        #expect(await performer().failure(script("exec cat /dev/zero")) != nil)
        let long = Content.text(String(repeating: "x", count: 200_000))
        #expect(await performer().failure(script("true", input: long, asArguments: true))?.kind == .tooMuch)
        #expect(await performer().failure(script("true", input: .text("a\0b"), asArguments: true)) != nil)
        #expect(try await performer().text(script("wc -c", input: long)) == "200000")
    }

    @Test("end with all that they started when they are cancelled")
    func cancelled() async throws {
        let fake = try FakeTools()
        let started = try NamedPipe(fake.path + "/started")
        let text = "sleep 1000 & echo $! > '\(started.path)'; wait"
        let run = Task { await performer().result(of: script(text)) }
        let child = try #require(pid_t(await started.text()))
        run.cancel()
        guard case .cancelled = await run.value else { return #expect(Bool(false), "it was not cancelled") }
        #expect(Self.ends(child))
    }

    /// Whether a process is gone, or goes within ten seconds: one that was killed still has to come to its turn for it.
    private static func ends(_ process: pid_t) -> Bool {
        let descriptor = beckon_open_process(process)
        guard descriptor >= 0 else { return errno == ESRCH }
        defer { close(descriptor) }
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, 10_000) == 1
    }

    // MARK: - Other machines

    private func remote(_ host: String, port: Int = 2222, user: String = "ada", password: String? = nil) -> Effect {
        .runScript(
            ScriptRequest(
                "cat; ls", at: .host(name: host, port: port, user: user, password: password), input: .text("in")))
    }

    @Test("run on another machine by the person's keys")
    func overSSH() async throws {
        let fake = try FakeTools()
        try fake.add("ssh", "/bin/cat")
        #expect(try await performer(fake.path).text(remote("mill.example.org")) == "in")
        #expect(try await performer(fake.path).text(remote("2001:db8::1", user: "")) == "in")
        let options = "ssh|-T|-o|BatchMode=yes|-o|ConnectTimeout=15|-o|ClearAllForwardings=yes|-p|2222|--"
        #expect(fake.calls == ["\(options)|ada@mill.example.org|cat; ls", "\(options)|2001:db8::1|cat; ls"])
    }

    @Test(
        "run on no machine whose name is more than a name",
        arguments: [
            ("-oProxyCommand=x", 22, "ada"), ("mill", 22, "-l"), ("a b", 22, "ada"), ("mill\n-x", 22, "ada"),
            ("", 22, "ada"),
            ("mill", 0, "ada"), ("mill", 70_000, "ada"), ("a@b", 22, "ada"), ("$(x)", 22, "ada"), ("mill", 22, "a;b"),
        ])
    func hostile(host: String, port: Int, user: String) async throws {
        let fake = try FakeTools()
        try fake.add("ssh")
        #expect(await performer(fake.path).failure(remote(host, port: port, user: user)) != nil)
        #expect(fake.calls.isEmpty)
    }

    @Test("hand no password to another machine")
    func password() async throws {
        let fake = try FakeTools()
        try fake.add("ssh")
        #expect(
            await performer(fake.path).failure(remote("mill", password: "secret"))?.remedy
                == "add your SSH key to that machine")
        #expect(fake.calls.isEmpty)
    }
}
