// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle

/// Who or what started the run of a shortcut.
package struct RunStarter: Hashable, Sendable {
    /// The ways in which a run begins.
    package enum Kind: String, CaseIterable, Sendable {
        /// By the person's words, a tap on the shortcut, or a command, with input of their own.
        case person
        /// By a gesture to which the person bound it.
        case gesture
        /// By a suggestion that the person took.
        case suggestion
        /// By an address that an app opened: `shortcuts://run-shortcut?…`.
        case link
        /// The same with addresses that are opened at the end (x-callback-url).
        case callback
        /// By a call of an app's.
        case app
    }

    package let kind: Kind
    /// The app that started it; nil if the person did.
    package let app: BundleIdentifier?

    /// The person.
    package static let person = RunStarter(.person)

    private init(_ kind: Kind, app: BundleIdentifier? = nil) {
        self.kind = kind
        self.app = app
    }

    /// A gesture of the person's.
    package static let gesture = RunStarter(.gesture)
    /// A suggestion that the person took.
    package static let suggestion = RunStarter(.suggestion)

    /// An address that an app opened.
    ///
    /// - Parameter callsBack: Whether it has addresses that are opened at the end.
    package static func address(of app: BundleIdentifier, callsBack: Bool) -> RunStarter {
        RunStarter(callsBack ? .callback : .link, app: app)
    }

    /// A call of an app's.
    package static func app(_ app: BundleIdentifier) -> RunStarter { RunStarter(.app, app: app) }
}
