// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemTexts
import TestSupport
import Testing

@testable import DeviceServer

@Suite("What is said into a browser's microphone", .timeLimit(.minutes(2)))
struct DeviceHearingTests {
    private static func post(_ sound: String, type: String = "audio/l16; rate=16000", to served: ServedDevice)
        async throws
        -> String
    {
        let head = [
            "POST /hear HTTP/1.1", "Host: \(served.host)", "Cookie: \(served.cookie)", "Origin: http://\(served.host)",
            "Content-Type: \(type)", "Content-Length: \(sound.utf8.count)", "Connection: close",
        ]
        return try await served.exchange(head.joined(separator: "\r\n") + "\r\n\r\n", sound)
    }

    @Test("it is heard by the machine, sample by sample, and told to the page")
    func heard() async throws {
        let served = try await ServedDevice()
        let answer = try await Self.post("\u{1}\u{2}abc", to: served)
        #expect(answer.hasPrefix("HTTP/1.1 200") && answer.hasSuffix(#"{"text":"Order a pizza"}"#))
        #expect(try await Self.post("", to: served).hasSuffix(#"{"text":null}"#))
        #expect(served.system.done.filter { $0.hasPrefix("heard") } == ["heard 2, 258", "heard 0, 0"])
        await served.server.stop()
    }

    @Test("fifteen seconds are taken, and neither more nor anything else")
    func bounds() async throws {
        let served = try await ServedDevice()
        let most = String(repeating: "a", count: Device.mostSound)
        #expect(try await Self.post(most, to: served).hasPrefix("HTTP/1.1 200"))
        #expect(try await Self.post(most + "a", to: served).hasPrefix("HTTP/1.1 413"))
        #expect(try await Self.post("ab", type: "application/json", to: served).hasPrefix("HTTP/1.1 415"))
        #expect(try await served.post(most, to: "/command").hasPrefix("HTTP/1.1 413"))
        await served.server.stop()
    }

    @Test("one is listened to at a time")
    func oneAtATime() async throws {
        let system = PretendedSystem()
        let device = Device(system, language: "en")
        system.listenSlowly()
        let first = Task { try await device.heard(Data([0, 1])) }
        await system.done(with: "heard 1, 1")
        await #expect(throws: DeviceRefusal(.hearsAlready)) { try await device.heard(Data([0, 2])) }
        system.understand()
        #expect(String(decoding: try await first.value, as: UTF8.self).contains("Order a pizza"))
        _ = try await device.heard(Data([0, 3]))
    }
}
