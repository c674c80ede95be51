// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The intent of a definition file that an App Intent has replaced, as code of the app still knows it: a UI extension
/// that draws it, and an app that is opened with it.
package struct FormerIntent: Hashable, Codable, Sendable {
    /// A value that the intent or its response had.
    package struct Value: Hashable, Codable, Sendable {
        package var name: String
        /// The class of the things that it takes, without its module; nil if it takes none.
        package var thing: String?

        package init(name: String, thing: String?) {
            self.name = name
            self.thing = thing
        }
    }

    /// The class with its module.
    package var className: String
    package var parameters: [Value]
    /// The property of the response that was handed on.
    package var output: Value?

    package init(className: String, parameters: [Value], output: Value?) {
        self.className = className
        self.parameters = parameters
        self.output = output
    }
}
