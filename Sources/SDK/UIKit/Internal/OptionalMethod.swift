// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds out whether a delegate has a method that is optional on Apple's systems.
///
/// Swift's protocols have no optional methods here, so each has a default that
/// does nothing but say, through ``isMissing(_:of:)``, that it was the one called.
@MainActor enum OptionalMethod {
    private struct Missing: Equatable, Sendable {
        let method: String
        let owner: ObjectIdentifier
    }

    private static var missing: Missing?

    /// Called by a default, and by nothing else.
    static func isMissing(_ method: String = #function, of owner: any NSObjectProtocol) {
        missing = Missing(method: method, owner: ObjectIdentifier(owner))
    }

    /// The same for the default of a method that suspends.
    ///
    /// Such a default belongs to no actor and stays on its caller's: were it the main actor's, the compiler would warn
    /// every app in the language of Swift 5 of the item that is sent there.
    nonisolated static func isMissingFromCaller(_ method: String = #function, of owner: any NSObjectProtocol) {
        let found = Missing(method: method, owner: ObjectIdentifier(owner))
        // Only the main thread asks whether a method is missing.
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { missing = found }
    }

    /// Calls a method, and says what it returned; nil when the delegate does not have it.
    ///
    /// - Parameters:
    ///   - method: The method's name with its labels, as `#function` has it. A
    ///     method may call others that are missing, so the name has to fit.
    ///   - call: Calls that one method of that one delegate.
    static func call<Value>(_ method: String, of owner: any NSObjectProtocol, _ call: () -> Value) -> Value? {
        missing = nil
        let value = call()
        return take(method, of: owner) ? nil : value
    }

    /// The same for a method that suspends. Its default does not, so nothing runs between the call and the question.
    static func call<Value>(_ method: String, of owner: any NSObjectProtocol, _ call: () async -> Value) async -> Value?
    {
        missing = nil
        let value = await call()
        return take(method, of: owner) ? nil : value
    }

    private static func take(_ method: String, of owner: any NSObjectProtocol) -> Bool {
        defer { missing = nil }
        return missing == Missing(method: method, owner: ObjectIdentifier(owner))
    }
}
