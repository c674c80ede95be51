// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why the device did nothing.
package enum DeviceText: String, TextKey {
    package static let table = "Device"

    case noAction, noScreen, notInstalled, cannotDo, answered, changedActions, language, noApp, tooManyFingers
    case tooMuchText, noShortcut, noName, endedLink, hearsAlready
}
