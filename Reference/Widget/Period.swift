//
// Period.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum Period: Int {
    case `unknown` = 0
    case `day` = 1
    case `year` = 2
}

@_spi(Generated) nonisolated extension Period: IntentEnumeration {}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class PeriodResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: Period) -> Self {
        __success(withResolvedValue: resolvedValue.rawValue)
    }

    public class func confirmationRequired(with valueToConfirm: Period) -> Self {
        __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
