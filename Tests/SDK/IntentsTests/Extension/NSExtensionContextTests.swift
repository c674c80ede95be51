// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Generated) @testable import Intents

@Suite("An extension's context")
struct NSExtensionContextTests {
    @Test("ends once, as it was first told to")
    func endsOnce() {
        let context = NSExtensionContext(inputItems: ["in"], intent: OrderPizzaIntent())
        #expect(context.inputItems as? [String] == ["in"])
        #expect(context.intent is OrderPizzaIntent)
        context.completeRequest(returningItems: ["out"]) { expired in #expect(!expired) }
        context.cancelRequest(withError: CancellationError())
        guard case .completed(let items)? = context.ending else { return #expect(Bool(false), "not completed") }
        #expect(items as? [String] == ["out"])
    }
}
