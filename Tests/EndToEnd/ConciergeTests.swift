// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Apple's own conversations, held with the installed Concierge.
@Suite(.timeLimit(.minutes(10))) struct ConciergeTests {
    static var written: [ConciergeConversation] {
        get throws { try ConciergeConversation.all("en") + ConciergeConversation.all("zh-Hans") }
    }

    @Test("anyone who talks to the concierge is heard, asked and answered", arguments: try written)
    func conversation(_ conversation: ConciergeConversation) async throws {
        try await conversation.hold(with: try await InstalledApps.examples())
    }

    @Test("the desk is in the person's language", arguments: [("en", "Messages"), ("zh-Hans", "消息")])
    func desk(language: String, word: String) async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon("open", "Concierge", "--language", language)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("  \(word)  2 "), "\(run.output)")
    }
}
