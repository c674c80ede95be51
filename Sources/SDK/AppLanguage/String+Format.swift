// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// A text with plural forms is more than a String can carry on Linux, so formatting has to ask what it is. Foundation's
// functions take any number of arguments; these take so many, and are the nearer match for it.

extension String {
    /// A format with its argument in it; of a `.stringsdict`, in the form that the number asks for.
    public init(format: String, _ argument: any CVarArg) {
        self = TextLookup.shared.formatted(format, nil, [argument])
    }

    /// A format with its arguments in it; of a `.stringsdict`, in the form that the numbers ask for.
    public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
        self = TextLookup.shared.formatted(format, nil, [first, second])
    }

    /// A format with its arguments in it; of a `.stringsdict`, in the form that the numbers ask for.
    public init(format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg) {
        self = TextLookup.shared.formatted(format, nil, [first, second, third])
    }

    /// A format with its argument in it; of a `.stringsdict`, in the form that the number asks for.
    public init(format: String, locale: Locale?, _ argument: any CVarArg) {
        self = TextLookup.shared.formatted(format, locale, [argument])
    }

    /// A format with its arguments in it; of a `.stringsdict`, in the form that the numbers ask for.
    public init(format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg) {
        self = TextLookup.shared.formatted(format, locale, [first, second])
    }

    /// A format with its arguments in it; of a `.stringsdict`, in the form that the numbers ask for.
    public init(
        format: String, locale: Locale?, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
    ) {
        self = TextLookup.shared.formatted(format, locale, [first, second, third])
    }

    /// A format with its argument in it, numbers as the person writes them; of a `.stringsdict`, in the form that the
    /// number asks for.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        TextLookup.shared.formatted(format, .current, [argument])
    }

    /// A format with its arguments in it, numbers as the person writes them; of a `.stringsdict`, in the form that the
    /// numbers ask for.
    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg
    ) -> String {
        TextLookup.shared.formatted(format, .current, [first, second])
    }

    /// A format with its arguments in it, numbers as the person writes them; of a `.stringsdict`, in the form that the
    /// numbers ask for.
    public static func localizedStringWithFormat(
        _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
    ) -> String {
        TextLookup.shared.formatted(format, .current, [first, second, third])
    }
}
