// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What of the person's and of the machine an action uses, in the order in which a person is told.
package enum ActionReach: Int, CaseIterable, Comparable, Sendable {
    /// Programs and scripts, here or on another machine.
    case scripts
    case network
    case photos
    /// What is on the screen.
    case screen
    case files
    case clipboard
    /// Mail and messages, which the person sends.
    case messages
    case printer
    /// Other apps, and their intents.
    case apps
    case shortcuts
    /// Of the machine, such as the volume.
    case settings

    package static func < (left: ActionReach, right: ActionReach) -> Bool { left.rawValue < right.rawValue }
}
