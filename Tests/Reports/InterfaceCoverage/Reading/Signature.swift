// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a declaration of Swift says to those who call it, without what may be written in several ways.
package struct Signature: Hashable, Sendable {
    /// What is declared, as far as callers can tell kinds apart.
    package enum Kind: String, Hashable, Sendable {
        case type, callable, property, enumCase
    }

    /// One argument of a function or of a case.
    package struct Parameter: Hashable, Sendable {
        /// `_` where a call writes none.
        package var label: String
        package var type: String
        package var hasDefault: Bool
    }

    package var kind: Kind
    /// `init` with its question mark, if it may fail.
    package var name: String
    /// `class`, `struct`, … of a type; empty for the rest.
    package var keyword = ""
    package var isStatic = false
    package var parameters: [Parameter] = []
    /// What it gives back, or holds; empty for nothing.
    package var type = ""
    package var isSettable = false
    package var isAsynchronous = false
    /// What a type inherits and conforms to, in its order.
    package var heritage: [String] = []

    /// As lists name it: `donate(completion:)`.
    package var title: String {
        guard kind == .callable || !parameters.isEmpty else { return name }
        return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    }

    /// The name without what says how it may fail.
    package var baseName: String { name.hasPrefix("init") ? "init" : name }
}
