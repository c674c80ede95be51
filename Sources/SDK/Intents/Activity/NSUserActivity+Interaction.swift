// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension NSUserActivity {
    /// The intent and its response, when the system made the activity from an answer.
    public internal(set) var interaction: INInteraction? {
        get { attachment() }
        set { attach(newValue) }
    }

    /// Where besides its usual places the system may offer the activity.
    public var shortcutAvailability: INShortcutAvailabilityOptions {
        get { attachment() ?? [] }
        set { attach(newValue) }
    }

    /// The intent by which a widget was configured that a person tapped; nil when the activity has no intent of the class.
    ///
    /// - Parameter intentClass: The class of the widget's configuration intent.
    public func widgetConfigurationIntent<Intent: INIntent>(of intentClass: Intent.Type) -> Intent? {
        interaction?.intent as? Intent
    }
}
