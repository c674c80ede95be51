//
// Ship.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *) @available(tvOS, unavailable)
nonisolated
public class Ship: INObject {
    @_spi(Generated) override public class var properties: [IntentProperty] {
        []
    }

    override public class var supportsSecureCoding: Bool { true }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class ShipResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Ship) -> Self {
        super.success(with: resolvedObject)
    }

    public class func disambiguation(with objectsToDisambiguate: [Ship]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }

    public class func confirmationRequired(with objectToConfirm: Ship?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }

    @available(*, unavailable)
    override public class func success(with resolvedObject: INObject) -> Self {
        super.success(with: resolvedObject)
    }

    @available(*, unavailable)
    override public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }

    @available(*, unavailable)
    override public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
