// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

// Intents that the app handles itself.
extension DelegateCaller {
    /// How the app's delegate handles intents.
    var handling: InAppHandling {
        InAppHandling(
            name: "\(type(of: delegate))",
            findHandler: { [application, delegate] intent in delegate.application(application, handlerFor: intent) },
            handOver: { [application, delegate] intent, completion in
                let method = "application(_:handle:completionHandler:)"
                let answer: Void? = OptionalMethod.call(method, of: delegate) {
                    delegate.application(application, handle: intent, completionHandler: completion)
                }
                return answer != nil
            })
    }
}
