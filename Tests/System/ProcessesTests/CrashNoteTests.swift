// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import Processes

@Suite("Notes of crashes") struct CrashNoteTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appending(path: "crashes")
    }

    @Test("a trap on a bundle's thread is noted as the bundle's, and still ends the process")
    func trap() async throws {
        await #expect(processExitsWith: .signal(SIGILL)) { [path = file.path as String] in
            try CrashNote.begin(in: URL(filePath: path))
            let launch = ChildLaunch(
                executable: "/bin/sh", arguments: ["-c", "echo x >&3"], environment: [:], directory: "/",
                hasConnection: true, bundle: "com.example.evil")
            ChildProcess.launch(launch, observer: TrapWhenTold(numbers: []))
            try await Task.sleep(for: .seconds(60))
        }
        let notes = try CrashNote.notes(in: file)
        #expect(notes.map(\.bundle) == ["com.example.evil"])
        #expect(notes.map(\.signal) == [SIGILL])
    }

    @Test("a crash of nobody's thread is nobody's")
    func nobody() async throws {
        await #expect(processExitsWith: .signal(SIGSEGV)) { [path = file.path as String] in
            try CrashNote.begin(in: URL(filePath: path))
            CrashNote.working(for: "com.example.fine") {}
            raise(SIGSEGV)
        }
        #expect(try CrashNote.notes(in: file).map(\.bundle) == [nil])
    }

    @Test("a stack that is used up is noted too")
    func stack() async throws {
        await #expect(processExitsWith: .signal(SIGSEGV)) { [path = file.path as String] in
            try CrashNote.begin(in: URL(filePath: path))
            CrashNote.working(for: "com.example.deep") { _ = sink(depth: 0) }
        }
        #expect(try CrashNote.notes(in: file).map(\.bundle) == ["com.example.deep"])
    }

    @Test("invalid lines are passed over, and a file that does not exist holds none")
    func lines() throws {
        #expect(try CrashNote.notes(in: file).isEmpty)
        try Data("x\n1800000000 4 org.a\n-1 4 b\n1 999 c\n99999999999999 4 d\n1800000001 11 -\n18000".utf8).write(
            to: file)
        #expect(
            try CrashNote.notes(in: file) == [
                CrashNote(date: Date(timeIntervalSince1970: 1_800_000_000), signal: 4, bundle: "org.a"),
                CrashNote(date: Date(timeIntervalSince1970: 1_800_000_001), signal: 11, bundle: nil),
            ])
    }

    @Test("a long file is read by its end")
    func bounded() throws {
        try Data(String(repeating: "1800000000 4 org.example.old\n", count: 10_000).utf8).write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("1800000009 4 org.example.new\n".utf8))
        try handle.close()
        let notes = try CrashNote.notes(in: file)
        #expect(notes.last?.bundle == "org.example.new")
        #expect(notes.count < 3000)
    }

    @Test("a link or a pipe in its place is refused, and nobody waits for it", arguments: ["link", "pipe"])
    func misplaced(kind: String) throws {
        if kind == "link" {
            try FileManager.default.createSymbolicLink(
                at: file, withDestinationURL: folder.url.appending(path: "other"))
        } else {
            #expect(mkfifo(file.path, 0o600) == 0)
        }
        let error = #expect(throws: Problem<Fault>.self) { try CrashNote.begin(in: file) }
        let reason = String(cString: strerror(kind == "link" ? ELOOP : ESPIPE))
        #expect(error?.sentence.description.contains("\(file.path): \(reason)") == true)
    }
}

/// Traps over what the process says.
private struct TrapWhenTold: ChildObserver {
    var numbers: [Int]

    func started(_ child: ChildProcess) {}
    func notStarted(_ error: LaunchError) {}
    func received(_ bytes: UnsafeRawBufferPointer) { _ = numbers[bytes.count] }
    func connectionClosed() {}
    func wrote(_ bytes: UnsafeRawBufferPointer, to channel: OutputChannel) {}
    func ended(_ termination: Termination) {}
}

/// Not a loop: what comes back is still needed.
private func sink(depth: Int) -> [Int] {
    depth < 0 ? [] : sink(depth: depth + 1) + [depth]
}
