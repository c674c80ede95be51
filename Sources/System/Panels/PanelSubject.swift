// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Wire

/// What a panel is about: an intent and the result.
package struct PanelSubject: Sendable {
    /// The conversation's number: its panels are one that is redrawn.
    package var number: Int
    package var app: InstalledApp
    package var interaction: InteractionPayload
    /// How far the handling got; the raw value of `INIntentHandlingStatus`.
    package var status: Int
    /// What the system itself has to say of it.
    package var words: PanelWords

    package init(
        number: Int, app: InstalledApp, interaction: InteractionPayload, status: Int, words: PanelWords
    ) {
        self.number = number
        self.app = app
        self.interaction = interaction
        self.status = status
        self.words = words
    }
}
