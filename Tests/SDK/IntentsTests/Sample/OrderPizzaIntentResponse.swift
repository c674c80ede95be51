// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(Generated) import Intents

enum OrderPizzaIntentResponseCode: Int {
    case unspecified = 0
    case ready
    case continueInApp
    case inProgress
    case success
    case failure
    case failureRequiringAppLaunch
    case closed = 100
    case unavailableKind
}

class OrderPizzaIntentResponse: INIntentResponse {
    var waitTime: NSNumber?
    var kind: PizzaKind?

    fileprivate(set) var code: OrderPizzaIntentResponseCode = .unspecified

    convenience init(code: OrderPizzaIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    override class var properties: [IntentProperty] {
        [
            IntentProperty("waitTime", \OrderPizzaIntentResponse.waitTime, as: .integer),
            IntentProperty("kind", \OrderPizzaIntentResponse.kind),
        ]
    }

    override var rawCode: Int { code.rawValue }

    override func setRawCode(_ code: Int) {
        if let code = OrderPizzaIntentResponseCode(rawValue: code) {
            self.code = code
        }
    }

    static func success(waitTime: NSNumber) -> OrderPizzaIntentResponse {
        let response = OrderPizzaIntentResponse(code: .success, userActivity: nil)
        response.waitTime = waitTime
        return response
    }

    static func unavailableKind(_ kind: PizzaKind) -> OrderPizzaIntentResponse {
        let response = OrderPizzaIntentResponse(code: .unavailableKind, userActivity: nil)
        response.kind = kind
        return response
    }
}
