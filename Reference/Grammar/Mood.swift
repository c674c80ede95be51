//
// Mood.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 12.0, macOS 11.0, watchOS 5.0, *) @available(tvOS, unavailable)
nonisolated
public enum Mood: Int {
    case `unknown` = 0
    case `init` = 1
    case `self` = 2
    case `default` = 3
    case `in` = 4
    case `Self` = 5
    case `top_right_main` = 6
    case `x2` = 7
    case `été` = 8
}

@_spi(Generated) nonisolated extension Mood: IntentEnumeration {}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class MoodResolutionResult: INEnumResolutionResult {
    public class func success(with resolvedValue: Mood) -> Self {
        __success(withResolvedValue: resolvedValue.rawValue)
    }

    public class func confirmationRequired(with valueToConfirm: Mood) -> Self {
        __confirmationRequiredWithValue(toConfirm: valueToConfirm.rawValue)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
