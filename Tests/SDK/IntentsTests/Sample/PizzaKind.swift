// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(Generated) import Intents

class PizzaKind: INObject {
    var price: INCurrencyAmount?
    override class var supportsSecureCoding: Bool { true }
    override class var properties: [IntentProperty] {
        [IntentProperty("price", \PizzaKind.price)]
    }
}

class PizzaKindResolutionResult: INObjectResolutionResult {
    class func success(with resolvedObject: PizzaKind) -> Self {
        super.success(with: resolvedObject as INObject)
    }
    class func disambiguation(with objectsToDisambiguate: [PizzaKind]) -> Self {
        super.disambiguation(with: objectsToDisambiguate as [INObject])
    }
    class func confirmationRequired(with objectToConfirm: PizzaKind?) -> Self {
        super.confirmationRequired(with: objectToConfirm as INObject?)
    }
    @available(*, unavailable) override class func success(with resolvedObject: INObject) -> Self {
        super.success(with: resolvedObject)
    }
    @available(*, unavailable) override class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }
    @available(*, unavailable) override class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }
}
