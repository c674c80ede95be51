// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A `beckon chat`: a Beckon that stays, its extensions warm, while a test looks at them.
actor RunningChat {
    /// The chat ended, or did not say what it should.
    struct ChatError: Error, CustomStringConvertible {
        var description: String
    }

    /// Its number on this machine.
    nonisolated let number: Int32
    private let apps: SharingApps
    private let process = Process()
    private let input = Pipe()
    private let complaints: URL
    private let folder: TemporaryFolder
    private let lines: AsyncStream<String>

    /// - Parameter home: The home of the person who starts it.
    init(with apps: SharingApps, home: URL, _ options: [String]) throws {
        self.apps = apps
        folder = try TemporaryFolder()
        complaints = folder.url.appending(path: "errors")
        try Data().write(to: complaints)
        let output = Pipe()
        process.executableURL = InstalledApps.beckon
        process.arguments = ["chat", "--json", "--timeout", "60", "--state", apps.state.path] + options
        process.environment = ProcessInfo.processInfo.environment
            .merging(SharingApps.environment) { $1 }
            .merging(["LC_ALL": "C.UTF-8", "HOME": home.path(percentEncoded: false)]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: complaints)
        try process.run()
        number = process.processIdentifier
        lines = Self.lines(of: output.fileHandleForReading)
    }

    deinit {
        process.terminate()
    }

    /// - Parameter app: Its name.
    /// - Returns: What its handler said to the note.
    func say(_ note: String, to app: String) async throws -> String {
        try write("Command with \(app)")
        for await line in lines {
            guard let turn = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
            switch turn["turn"] as? String {
            case "prompt": try write(note)
            case "response": return turn["output"] as? String ?? line
            case "error": throw ChatError(description: line)
            default: break
            }
        }
        throw ChatError(description: "the chat ended; it said \(try errors())")
    }

    /// What it has written to standard error.
    func errors() throws -> String {
        try String(contentsOf: complaints, encoding: .utf8)
    }

    /// The number on this machine of an app's running extension.
    func processNumber(of app: String) throws -> Int32 {
        let program = apps.state.appending(path: "Apps/com.example.\(app).app/PlugIns/SharingIntents.appex/").path
        let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
        // What bubblewrap is told names the program too, but not as its own name.
        // A process that has ended meanwhile cannot be read, and is not the one.
        let found = numbers.first {
            (try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8))?.hasPrefix(program) ?? false
        }
        guard let found else { throw ChatError(description: "no process runs \(program)") }
        return found
    }

    private func write(_ line: String) throws {
        guard process.isRunning else { throw ChatError(description: "the chat ended; it said \(try errors())") }
        try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    /// Reads on a thread of its own, so that no thread of the pool waits.
    private static func lines(of handle: FileHandle) -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                var buffer = Data()
                while case let piece = handle.availableData, !piece.isEmpty {
                    buffer += piece
                    while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                        continuation.yield(String(decoding: buffer[..<end], as: UTF8.self))
                        buffer = Data(buffer[(end + 1)...])
                    }
                }
                continuation.finish()
            }
        }
    }
}
