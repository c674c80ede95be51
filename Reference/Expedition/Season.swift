//
// Season.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum Season: Int {
    case `unknown` = 0
    case `spring` = 1
    case `summer` = 2
    case `autumn` = 3
    case `winter` = 4
}

@_spi(Generated) nonisolated extension Season: IntentEnumeration {}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class SeasonResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: Season) -> Self {
        __success(withResolvedValue: resolvedValue.rawValue)
    }

    public class func confirmationRequired(with valueToConfirm: Season) -> Self {
        __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
