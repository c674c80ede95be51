// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
package import Conversation
package import Wire

/// A moment of a conversation at which a panel is shown.
package struct PanelOccasion: Sendable {
    /// The same for all panels of one conversation.
    package var number: Int
    package var app: InstalledApp
    package var interaction: InteractionPayload
    /// How far the handling got; the raw value of `INIntentHandlingStatus`.
    package var status: Int
    /// What the system has to say of it.
    package var panel: Panel
}

extension Response.Status {
    /// The raw value of `INIntentHandlingStatus`.
    package var handlingStatus: Int {
        switch self {
        case .unspecified: 0
        case .ready: 1
        case .inProgress: 2
        case .success: 3
        case .failure: 4
        case .deferredToApplication: 5
        case .userConfirmationRequired: 6
        }
    }
}
