// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is said at a terminal about what is installed.
package enum InstalledText: String, TextKey {
    package static let table = "Installed"

    case noApps, noIntents, notRunning, intents, installed, installedWith, installedWithMore, removed, removedInPart
    case noPhrases, noPhrasesOfApp
}
