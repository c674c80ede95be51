//
// HomeMood.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum HomeMood: Int {
    case `calm` = 1
    case `bright` = 4
}

@_spi(Generated) nonisolated extension HomeMood: IntentEnumeration {}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class HomeMoodResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: HomeMood) -> Self {
        __success(withResolvedValue: resolvedValue.rawValue)
    }

    public class func confirmationRequired(with valueToConfirm: HomeMood) -> Self {
        __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
