// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppIntents

@Suite("What an intent that takes pictures keeps") struct CameraCaptureTests {
    private struct Settings: Codable, Equatable {
        var front = false
        var words = ""
    }

    private static func defaults() throws -> UserDefaults {
        try #require(UserDefaults(suiteName: "camera-\(UUID().uuidString)"))
    }

    @Test("it is read again, until nothing is kept")
    func kept() throws {
        let defaults = try Self.defaults()
        #expect(try CaptureContexts.context(of: "Snap", in: defaults) as Settings? == nil)
        try CaptureContexts.keep(Settings(front: true), of: "Snap", in: defaults)
        #expect(try CaptureContexts.context(of: "Snap", in: defaults) == Settings(front: true))
        #expect(try CaptureContexts.context(of: "Film", in: defaults) as Settings? == nil)
        try CaptureContexts.keep(Settings?.none, of: "Snap", in: defaults)
        #expect(try CaptureContexts.context(of: "Snap", in: defaults) as Settings? == nil)
    }

    @Test("more than 4096 bytes are refused, and what was kept stays")
    func large() throws {
        let defaults = try Self.defaults()
        try CaptureContexts.keep(Settings(), of: "Snap", in: defaults)
        let large = Settings(words: String(repeating: "a", count: 4096))
        let error = #expect(throws: AppIntentError.self) { try CaptureContexts.keep(large, of: "Snap", in: defaults) }
        #expect(error?.description.contains("the context of Snap") == true)
        #expect(try CaptureContexts.context(of: "Snap", in: defaults) == Settings())
    }

    @Test("what was kept as another type is an error")
    func other() throws {
        let defaults = try Self.defaults()
        try CaptureContexts.keep(["a"], of: "Snap", in: defaults)
        let error = #expect(throws: DecodingError.self) {
            try CaptureContexts.context(of: "Snap", in: defaults) as Settings?
        }
        guard case .typeMismatch? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
