// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What happens to a running app, from the system's side; the app's process turns it into calls of its delegates.
///
/// One at a time: the next is sent when the app is ``MessageFromApp/done(id:_:)`` with this one.
package enum AppEvent: Hashable, Sendable, Codable {
    /// The first of a process, and only the first: the app launches, its scene connects, and it becomes active.
    case launch(Delivery?)
    /// In its place where the app is only asked something: it launches, and nobody sees it.
    case launchInBackground
    /// The app comes to the front. Where it is there already, it just gets what is delivered.
    case foreground(Delivery?)
    /// Something lies over the app, such as a panel.
    case resignActive
    /// The app leaves the screen.
    case background
    case memoryWarning
    /// The app is about to be ended; a suspended one is ended without it.
    case terminate

    /// Whether it is the first of a process.
    package var isLaunch: Bool {
        switch self {
        case .launch, .launchInBackground: true
        case .foreground, .resignActive, .background, .memoryWarning, .terminate: false
        }
    }

    /// What comes with the event.
    package var delivery: Delivery? {
        switch self {
        case .launch(let delivery), .foreground(let delivery): delivery
        case .launchInBackground, .resignActive, .background, .memoryWarning, .terminate: nil
        }
    }
}
