// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What gives `NSPredicate` the initializers that read a format, which Foundation lacks here.
///
/// Those of a protocol, unlike those of the class, can make an object of a class of their own.
public protocol PredicateFormatReading {}

extension NSPredicate: PredicateFormatReading {}

extension PredicateFormatReading where Self == NSPredicate {
    /// A predicate that is written as a text, such as `"SELF IN %@"`.
    ///
    /// A format that cannot be read gives a predicate that holds for nothing, with the reason on standard error; on
    /// Apple's systems it ends the process.
    ///
    /// - Parameter arguments: The values for `%@`, `%K`, `%d` and their like, in order; values that are left over are
    ///   ignored.
    public init(format predicateFormat: String, _ arguments: Any?...) {
        self = FormattedPredicate(predicateFormat, arguments)
    }

    /// A predicate that is written as a text, with its values in an array.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = FormattedPredicate(predicateFormat, arguments ?? [])
    }

    /// A predicate that is written as a text, with its values in a list of C’s.
    @available(*, unavailable, message: "a list of C's arguments does not say what is in it; give argumentArray:")
    public init(format predicateFormat: String, arguments: CVaListPointer) {
        preconditionFailure("unavailable")
    }
}
