// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// What a result says, whatever its types.
struct IntentResultReading {
    /// For what comes next; nil for nothing.
    let value: IntentValue?
    /// The same in Swift.
    let swiftValue: Any?
    let dialog: IntentDialog?
    /// What is performed next.
    let opensIntent: (any AppIntent)?
    /// What a button beside it performs.
    let actionButtonIntent: (any AppIntent)?
    /// Whether it would be shown as a picture, which nothing draws.
    let showsSnippet: Bool

    /// - Throws: ``ValueCodingError`` where the value cannot travel.
    init(_ result: any IntentResult) throws {
        let parts = result as? any ResultParts
        swiftValue = parts?.anyValue
        value = try parts?.anyValue.flatMap { try ValueCoding.optionalIntentValue(of: $0) }
        dialog = parts?.dialog
        opensIntent = parts?.anyOpensIntent
        actionButtonIntent = parts?.actionButtonIntent
        showsSnippet = parts?.hasSnippet ?? false
    }
}

private protocol ResultParts {
    var anyValue: Any? { get }
    var dialog: IntentDialog? { get }
    var anyOpensIntent: (any AppIntent)? { get }
    var actionButtonIntent: (any AppIntent)? { get }
    var hasSnippet: Bool { get }
}

extension IntentResultContainer: ResultParts {
    fileprivate var anyValue: Any? { value }
    fileprivate var anyOpensIntent: (any AppIntent)? { opensIntent ?? untypedOpensIntent }
    fileprivate var hasSnippet: Bool { snippet != nil }
}
