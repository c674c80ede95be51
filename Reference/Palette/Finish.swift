//
// Finish.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum Finish: Int {
    case `gloss` = 30
    case `matt` = 10
    case `silk` = 20
}

@_spi(Generated) nonisolated extension Finish: IntentEnumeration {}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class FinishResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: Finish) -> Self {
        __success(withResolvedValue: resolvedValue.rawValue)
    }

    public class func confirmationRequired(with valueToConfirm: Finish) -> Self {
        __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
