// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SystemLink
import Testing
import Wire

@_spi(Generated) @testable import Intents

@Suite("An extension's service", .timeLimit(.minutes(2)))
struct ExtensionServiceTests {
    private func order(_ note: String) -> IntentPayload {
        IntentPayload(className: "SDKTests.OrderPizzaIntent", values: ["note": .string(note)])
    }

    private func waiting(_ minutes: Int) -> ExtensionReply {
        .response(ResponsePayload(code: 4, properties: ["waitTime": .integer(minutes)]))
    }

    @Test("greets first")
    func hello() async throws {
        let system = try TestSystem()
        let first = await system.messages.first { _ in true }
        #expect(first == .hello(version: WireVersion.current))
    }

    @Test("answers one request after another under their numbers")
    func sequence() async throws {
        let system = try TestSystem()
        for id in [7, 3, 900] {
            #expect(try await system.ask(.handle(order("async")), id: id) == waiting(7))
        }
    }

    @Test("answers others while more handlers block than there are cores")
    func blocking() async throws {
        let system = try TestSystem()
        let blocked = 2 * ProcessInfo.processInfo.activeProcessorCount + 4
        for id in 1...blocked {
            try system.send(.handle(order("blocking")), id: id)
        }
        #expect(try await system.ask(.handle(order("async")), id: 0) == waiting(7))
        for _ in 1...blocked { BlockingHandler.gate.signal() }
        var answered: Set<Int> = []
        for await case .reply(let id, let reply) in system.messages {
            #expect(reply == waiting(3))
            answered.insert(id)
            if answered.count == blocked { break }
        }
        #expect(answered == Set(1...blocked))
    }

    @Test("refuses to say which of two answers of handle is true")
    func twice() async throws {
        let system = try TestSystem()
        try system.send(.handle(order("twice")), id: 5)
        var replies: [ExtensionReply] = []
        var faults: [String] = []
        for await message in system.messages {
            if case .reply(5, let reply) = message { replies.append(reply) }
            if case .fault(5, let text) = message { faults.append(text) }
            if replies.count + faults.count == 2 { break }
        }
        #expect(
            replies == [
                .refusal(
                    ExtensionRefusal(
                        .answeredTwice,
                        "TwiceHandler gave more than one answer to handle(intent:), so what it did is not known"))
            ])
        #expect(faults.first?.hasPrefix("handle(intent:) called its completion a second time") == true)
    }

    @Test("answers at once when a completion was let go, and goes on")
    func forgetful() async throws {
        let system = try TestSystem()
        let requests: [ExtensionRequest] = [
            .handle(order("forgetful")), .confirm(order("forgetful")),
            .resolve(parameter: "kind", of: order("forgetful")),
            .options(parameter: "kind", search: nil, of: order("forgetful")),
        ]
        for (id, request) in requests.enumerated() {
            let reply = try await system.ask(request, id: id)
            guard case .refusal(let refusal) = reply else { return #expect(Bool(false), "\(reply)") }
            #expect(refusal.reason == .noAnswer)
            #expect(refusal.text.contains(" let go of its completion"))
        }
        #expect(try await system.ask(.handle(order("async")), id: 6) == waiting(7))
    }

    @Test("sends whole frames when nobody reads for a while")
    func large() async throws {
        let system = try TestSystem()
        for id in 1...8 {
            try system.send(.options(parameter: "note", search: nil, of: order("large")), id: id)
        }
        var answered: Set<Int> = []
        for await case .reply(let id, .options(let options)) in system.messages {
            #expect(options.sections[0].items.count == LargeHandler.count)
            answered.insert(id)
            if answered.count == 8 { break }
        }
        #expect(answered == Set(1...8))
    }

    @Test("says to every request what is wrong with the principal class")
    func noPrincipal() async throws {
        let refusal = ExtensionRefusal(.noPrincipalClass, "there is none")
        let system = try TestSystem(principal: .failure(refusal))
        #expect(try await system.ask(.handle(order("async"))) == .refusal(refusal))
    }

    @Test("refuses a request of a kind it does not know and goes on")
    func unknownRequest() async throws {
        let system = try TestSystem()
        let unknown = Data(#"{"request":{"id":9,"_1":{"dance":{"_0":{"className":"A.B","values":{}}}}}}"#.utf8)
        try system.send(framed(unknown))
        let second = await system.messages.dropFirst().first { _ in true }
        guard case .reply(9, .refusal(let refusal))? = second else {
            return #expect(Bool(false), "\(String(describing: second))")
        }
        #expect(refusal.reason == .malformedRequest)
        #expect(try await system.ask(.handle(order("async"))) == waiting(7))
    }

    private static let unreadable: [(name: String, bytes: [UInt8])] = [
        ("an empty frame", [0, 0, 0, 0]),
        ("a frame longer than any", [255, 255, 255, 255]),
        ("no JSON", [0, 0, 0, 2] + Array("x{".utf8)),
        ("no message", [0, 0, 0, 2] + Array("{}".utf8)),
        ("a reply", [0, 0, 0, 43] + Array(#"{"reply":{"id":1,"_1":{"defaultValue":{}}}}"#.utf8)),
        ("half a frame", [0, 0, 0, 9, 1]),
    ]

    @Test("ends with the reason when it cannot read what arrives", arguments: unreadable)
    func garbage(name: String, bytes: [UInt8]) async throws {
        let system = try TestSystem()
        try system.send(Data(bytes))
        system.hangUp()
        let ending = await system.ending.value
        #expect(ending.exitCode == 65)
        #expect(ending.reason?.hasPrefix("the system sent an unreadable message: ") == true, "\(name): \(ending)")
    }

    @Test("ends well when the system hangs up")
    func hangUp() async throws {
        let system = try TestSystem()
        #expect(try await system.ask(.handle(order("async"))) == waiting(7))
        system.hangUp()
        let ending = await system.ending.value
        #expect(ending == .closed)
        #expect(ending.exitCode == 0)
        #expect(ending.reason == nil)
    }

    private func framed(_ content: Data) -> Data {
        withUnsafeBytes(of: UInt32(content.count).bigEndian) { Data($0) } + content
    }
}
