// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Commands
import Foundation
import Glibc
import PeerConnection

/// Hostile clients at the daemon's socket: first messages and answers with extreme values, and invalid bytes.
struct SocketAttack {
    let system: FuzzedSystem

    /// Command lines of people, with a hole for something odd.
    private static let lines =
        [
            ["apps", "--json"], ["intents", "@"], ["phrase", "list", "--limit", "@"],
            ["donations", "list", "--limit", "@"],
            ["suggest", "--limit", "@"], ["suggest", "--at", "@"], ["suggest", "accept", "@"],
            ["suggest", "dismiss", "@"],
            ["tap", "com.example.hostile", "order", "--index", "@"], ["tap", "com.example.hostile", "@"],
            ["activity", "list"], ["activity", "open", "@"], ["phrase", "answer", "@", "x"], ["phrase", "answer", "@"],
            ["phrase", "add", "@", "com.example.calm.AskInteger"], ["phrase", "add", "x", "--donated", "@"],
            ["phrase", "add", "x", "--proposed", "@"], ["phrase", "remove", "@"], ["say", "@"],
            ["run", "com.example.calm.AskInteger", "plan=x", "--timeout", "@"], ["actions", "@"], ["settings", "@"],
            ["panel", "com.example.hostile.AskInteger", "plan=x", "--scale", "@"], ["open", "@"], ["close", "@"],
            ["donations", "delete", "@"], ["phrase", "donated", "--all"], ["phrase", "proposed"],
            ["screenshot", "/tmp/values-never.png", "--scale", "@"], ["uninstall", "@"], ["phrase", "screens"],
            ["chat"],
        ] + FuzzedApps.types.map { ["run", "com.example.hostile.Ask\($0)", "value=@"] }

    func run(seed: Int) throws {
        var numbers = SeededNumbers(seed: seed)
        let odd = [ExtremeValues.numbers, ExtremeValues.strings.map { .string($0) }].joined().randomElement(
            using: &numbers)
        let text =
            switch odd {
            case .number(let digits)?: digits
            case .string(let text)?: text
            default: ""
            }
        let line = Self.lines.randomElement(using: &numbers) ?? []
        // Nobody uninstalls the two apps that the next trial needs.
        let hole = line.first == "uninstall" && text.hasPrefix("com.example.") ? "nobody" : text
        let stream = JSONTree.object([
            "isTerminal": .boolean(true), "width": .number("80"), "usesColor": .boolean(false),
        ])
        let request = JSONTree.object([
            "version": .number("\(CommandProtocol.version)"), "directory": .string("/tmp"),
            "call": try Self.call(line, hole),
            "variables": .object(["HOME": .string("/tmp"), "LANG": .string("C.UTF-8"), "COLUMNS": .string(text)]),
            "terminal": .object(["output": stream, "errors": stream, "isInteractive": .boolean(true)]),
        ])
        var mutator = Mutator(seed: seed)
        let isValid = seed % 3 != 0
        let messages = [
            isValid ? request : mutator.mutated(request),
            mutator.mutated(.object(["line": .object(["question": .number("0"), "text": .string("yes")])])),
            .object(["line": .object(["question": .number("0"), "text": .string(text)])]),
            mutator.mutated(.object(["cancel": .object([:])])),
        ]
        var bytes = Data()
        for message in messages {
            let content = Data(message.text.utf8)
            withUnsafeBytes(of: UInt32(content.count).bigEndian) { bytes.append(contentsOf: $0) }
            bytes += content
        }
        if seed % 11 == 0 { bytes = Data(bytes.shuffled(using: &numbers)) }
        try exchange(bytes)
    }

    /// A command line as a client sends it, with a text in its holes that no client would let through.
    private static func call(_ line: [String], _ text: String) throws -> JSONTree {
        let call =
            BeckonProgram.call(line.map { $0.replacing("@", with: "2") }) ?? CommandCall(path: Array(line.prefix(1)))
        return try JSONDecoder().decode(JSONTree.self, from: JSONEncoder().encode(call)).replacing("2", with: text)
    }

    /// Sends, and reads until the daemon has had enough, for half a second at most.
    private func exchange(_ bytes: Data) throws {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = CommandSocket(folder: system.state).path.utf8
            .prefix(MemoryLayout.size(ofValue: address.sun_path) - 1)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard connected == 0 else { throw FuzzedSystem.Failure(description: "nobody listens at the socket") }
        SocketExchange.run(socket, bytes, milliseconds: 500)
    }
}

/// Bytes one way, then the other, with a limit in time.
enum SocketExchange {
    /// - Returns: What came back, up to a megabyte.
    @discardableResult
    static func run(_ socket: Int32, _ bytes: Data, milliseconds: Int) -> Data {
        var patience = timeval(tv_sec: milliseconds / 1000, tv_usec: milliseconds % 1000 * 1000)
        let size = socklen_t(MemoryLayout<timeval>.size)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] { setsockopt(socket, SOL_SOCKET, option, &patience, size) }
        _ = bytes.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        var answer = Data()
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while answer.count < 1 << 20 {
            let count = recv(socket, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            answer += buffer[..<count]
        }
        return answer
    }
}

extension JSONTree {
    /// The tree with another text in the place of one.
    fileprivate func replacing(_ text: String, with other: String) -> JSONTree {
        switch self {
        case .null, .boolean, .number: self
        case .string(let string): .string(string.replacing(text, with: other))
        case .array(let elements): .array(elements.map { $0.replacing(text, with: other) })
        case .object(let fields): .object(fields.mapValues { $0.replacing(text, with: other) })
        }
    }
}
