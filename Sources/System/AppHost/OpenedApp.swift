// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Processes

/// The result of opening an app.
package struct OpenedApp: Hashable, Sendable {
    /// The app as it is now, or, where it has ended already, as it was.
    package var app: RunningApp
    /// Whether a process was started for it; false when one was there.
    package var isLaunched: Bool
    /// What the app's method made of the item: false when there is no such method or it declined; nil
    /// when the app was opened for nothing.
    package var isHandled: Bool?
    /// How the program ended, when it did so by itself: without ever speaking to the system, as one that does
    /// not use UIKit may, where a status other than 0 is a normal result; or well, before it was in front, once
    /// it had taken what it was opened for.
    package var termination: Termination?
}
