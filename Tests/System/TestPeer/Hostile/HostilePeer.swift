// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import IntentValues
import PeerConnection
import Wire

/// An extension that answers, unless its mode says otherwise.
struct HostilePeer {
    let mode: HostileMode
    var connection = ExtensionConnection()
    /// The result of calls, in words.
    private var results: [String] = []

    private static let call = AnySystemCall.keychain(.copyMatching(["acct": .string("me")]))

    init(mode: HostileMode) {
        self.mode = mode
    }

    mutating func run() throws {
        try start()
        while let message = try connection.receive() {
            try note(message)
            guard case .request(let id, let request) = message else { continue }
            try makeCalls()
            try misbehave(over: request, id: id)
            if case .confirm = request, mode == .forgetsConfirm { continue }
            if case .draw(let panel) = request {
                try Drawing(mode: mode, connection: connection, request: panel, id: id).answer()
                continue
            }
            try connection.send(.reply(id: id, answer(to: request)))
            if mode == .answersTwice { try connection.send(.reply(id: id, answer(to: request))) }
        }
        if mode == .ignoresTheEnd { wait() }
    }

    private func start() throws {
        switch mode {
        case .exitsAtStart:
            FileHandle.standardError.write(Data("no principal class\n".utf8))
            exit(3)
        case .crashesAtStart: crash()
        case .neverReady: wait()
        case .saysWrongVersion: try connection.send(.hello(version: 99))
        case .answersBeforeHello: try connection.send(.reply(id: 1, .defaultValue(nil)))
        case .callsBeforeHello: try connection.send(.call(id: 1, Self.call))
        case .ignoresTheEnd:
            for number in [SIGTERM, SIGHUP, SIGINT, SIGPIPE] { signal(number, SIG_IGN) }
        case .isTheOrphan: beOrphan()
        default: break
        }
        try connection.send(.hello(version: WireVersion.current))
        if mode == .saysHelloTwice { try connection.send(.hello(version: WireVersion.current)) }
        if mode == .neverReads { wait() }
        if mode == .closesOutput {
            close(1)
            close(2)
        }
    }

    private func answer(to request: ExtensionRequest) -> ExtensionReply {
        switch request {
        case .resolve(let parameter, let intent):
            .resolution([intent.values[parameter].map { .success($0) } ?? .needsValue], isArray: false)
        case .options: .options(OptionsPayload(sections: [.init(items: [.string("one"), .string("two")])]))
        case .defaultValue: .defaultValue(.integer(1))
        case .confirm: .response(ResponsePayload(code: 1))
        case .handle(let intent):
            .response(ResponsePayload(code: 4, properties: properties(for: intent)))
        case .update, .stopUpdates: .update(nil)
        case .draw: .panel(.declined)
        case .resume, .stop: .stopped
        }
    }
}

// MARK: - Calls

extension HostilePeer {
    private func properties(for intent: IntentPayload) -> [String: IntentValue] {
        switch mode {
        case .reportsItself: SelfReport.properties
        case .triesThings: Trial.results(intent.values)
        case .countsFiles: ["files": .integer(connection.fileCount)]
        case .calls, .callsBeforeHello, .makesManyCalls: ["results": .array(results.map { .string($0) })]
        default: [:]
        }
    }

    private mutating func makeCalls() throws {
        let count =
            switch mode {
            case .calls: 1
            case .makesManyCalls: 100
            default: 0
            }
        for id in 0..<count { try connection.send(.call(id: id, Self.call)) }
        let expected = mode == .callsBeforeHello ? 1 : count
        while results.count < expected, let message = try connection.receive() { try note(message) }
    }

    private mutating func note(_ message: MessageToExtension) throws {
        guard case .result(let id, let answer) = message else { return }
        switch try answer.read(as: KeychainRequest.self) {
        case .success(let reply): results.append("\(id) \(reply.status.rawValue) \(reply.explanation ?? "")")
        case .failure(let refusal): results.append("\(id) \(refusal.reason.rawValue)")
        }
    }
}

// MARK: - Misbehaviour

extension HostilePeer {
    private func misbehave(over request: ExtensionRequest, id: Int) throws {
        switch (mode, request) {
        case (.crashesInResolve, .resolve), (.crashesInHandle, .handle): crash()
        case (.crashesTheFirstTime, _):
            guard FileManager.default.createMarker("crashed") else { return }
            crash()
        case (.exitsInHandle, .handle): exit(0)
        case (.crashesOverDrawing, .draw): crash()
        case (.hangsOverDrawing, .draw): wait()
        case (.hangsInConfirm, .confirm): wait()
        case (.printsWithoutEnd, _): flood(1)
        case (.printsErrorsWithoutEnd, _): flood(2)
        case (.allocatesWithoutEnd, _): allocate(pieces: 16 << 20)
        case (.allocatesOneGreatPiece, _): allocate(pieces: 1 << 40)
        case (.sendsHostileFiles, _):
            if case .string(let name)? = request.intent.values["hostile"], let file = HostileFile(rawValue: name) {
                try file.send(on: connection)
            }
        case (.closesConnection, _):
            close(systemDescriptor)
            wait()
        case (.leavesAnOrphan, _):
            leaveOrphan()
            crash()
        case (.printsWordsAndCrashes, _):
            FileHandle.standardError.write(Data("first\nthe \u{1B}[31mlast\u{1B}[0m words\u{7}\n".utf8))
            crash()
        default: try sendNonsense(id: id)
        }
    }

    private func sendNonsense(id: Int) throws {
        switch mode {
        case .sendsNoJSON: connection.send(Data([0, 0, 0, 5]) + Data("hello".utf8))
        case .sendsTooLongFrame: connection.send(Data([0xFF, 0xFF, 0xFF, 0xFF]))
        case .sendsEmptyFrame: connection.send(Data([0, 0, 0, 0]))
        case .sendsDeepNesting:
            let count = 100_000
            let length = withUnsafeBytes(of: UInt32(count).bigEndian) { Data($0) }
            connection.send(length + Data(repeating: UInt8(ascii: "["), count: count))
        case .asks:
            let request = MessageToExtension.request(id: 1, .confirm(IntentPayload(className: "Evil")))
            connection.send(try FrameEncoder.encode(request))
        case .answersAnother: try connection.send(.reply(id: 4711, .defaultValue(nil)))
        case .floodsAnswers: while true { try connection.send(.reply(id: 4711, .defaultValue(nil))) }
        case .callsAndExits:
            for number in 0..<5 { try connection.send(.call(id: number, Self.call)) }
            for number in 5..<10 {
                try connection.send(.call(id: number, .keychain(.add(["acct": .string("\(number)")]))))
            }
            exit(0)
        case .callsAndWaits:
            try connection.send(.call(id: 1, Self.call))
            wait()
        case .floodsCalls: while true { try connection.send(.call(id: 1, Self.call)) }
        case .sendsResult:
            let result = MessageToExtension.result(id: 1, .refusal(CallRefusal(.unavailable, "")))
            connection.send(try FrameEncoder.encode(result))
        case .makesUnknownCall:
            let content = Data(#"{"call":{"id":1,"_1":{"telephone":{}}}}"#.utf8)
            connection.send(withUnsafeBytes(of: UInt32(content.count).bigEndian) { Data($0) } + content)
        case .reportsFault: try connection.send(.fault(id: id, text: "the completion was called twice"))
        default: break
        }
    }

    private func crash() -> Never {
        // The trap of Swift's own runtime, without the seconds a backtrace takes.
        let nothing: [Int] = []
        exit(Int32(nothing[CommandLine.arguments.count]))
    }

    private func wait() -> Never {
        while true { pause() }
    }

    private func flood(_ descriptor: Int32) -> Never {
        let line = [UInt8](repeating: UInt8(ascii: "x"), count: 64 << 10)
        while true { _ = Glibc.write(descriptor, line, line.count) }
    }

    private func allocate(pieces size: Int) -> Never {
        var kept: [UnsafeMutableRawBufferPointer] = []
        while true {
            let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
            for offset in stride(from: 0, to: piece.count, by: 4096) { piece[offset] = 1 }
            kept.append(piece)
        }
    }

    private func leaveOrphan() {
        var process: pid_t = 0
        let path = CommandLine.arguments[0]
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
        var environment: [UnsafeMutablePointer<CChar>?] = [
            strdup("PEER_MODE=\(HostileMode.isTheOrphan.rawValue)"), nil,
        ]
        guard posix_spawn(&process, path, nil, nil, &arguments, &environment) == 0 else { exit(9) }
        // It says so once it holds the file that reports its end.
        var byte: UInt8 = 0
        let ready = open("ready", O_RDONLY)
        _ = Glibc.read(ready, &byte, 1)
    }

    private func beOrphan() -> Never {
        let alive = open("alive", O_WRONLY)
        let ready = open("ready", O_WRONLY)
        guard alive >= 0, ready >= 0 else { exit(9) }
        var byte: UInt8 = 1
        _ = Glibc.write(ready, &byte, 1)
        wait()
    }
}

extension FileManager {
    /// - Returns: False when the file was there already.
    fileprivate func createMarker(_ name: String) -> Bool {
        let descriptor = open(name, O_CREAT | O_EXCL | O_WRONLY, 0o600)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        return true
    }
}
