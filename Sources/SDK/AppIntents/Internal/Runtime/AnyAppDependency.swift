// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An object that an intent or a query uses, whatever its type.
protocol AnyAppDependency: AnyObject {
    /// What is wrong where it would not be found; it is made where it was not yet.
    ///
    /// To read one that is missing ends the process: who performs an intent asks for this first, and answers the system.
    func missing() -> (any Error)?
}

/// The dependencies of intents and queries.
enum AppDependencies {
    /// The first that is missing of a value's.
    static func firstMissing(of value: Any) -> (any Error)? {
        for child in Mirror(reflecting: value).children {
            if let dependency = child.value as? any AnyAppDependency, let error = dependency.missing() { return error }
        }
        return nil
    }
}
