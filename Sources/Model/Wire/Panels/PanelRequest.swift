// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an Intents UI extension is to draw, and on what.
package struct PanelRequest: Hashable, Sendable, Codable {
    /// What a tap on the panel leads to; the raw values are those of `INUIInteractiveBehavior`.
    package enum Behavior: Int, Hashable, Sendable, Codable {
        case none, nextView, launch, genericAction
    }

    /// Where the panel is shown; the raw values are those of `INUIHostedViewContext`.
    package enum Host: Int, Hashable, Sendable, Codable {
        case siriSnippet, mapsCard
    }

    /// Light or dark.
    package enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
        case light, dark
    }

    /// The panel's number: requests with the same one, such as those before and after handling, redraw
    /// one panel, as long as the process that drew it lives.
    package var panel: Int
    package var interaction: InteractionPayload
    /// How far the handling got; the raw value of `INIntentHandlingStatus`.
    package var status: Int
    /// The parameters of the intent that the panel may show, by name.
    package var parameters: [String]
    package var behavior: Behavior
    package var host: Host
    /// The smallest panel there may be, in points.
    package var minimum: PanelSize
    /// The largest panel there may be, in points.
    package var maximum: PanelSize
    /// Pixels of a point: 1, 2 or 3.
    package var scale: Double
    package var appearance: Appearance

    package init(
        panel: Int, interaction: InteractionPayload, status: Int, parameters: [String], behavior: Behavior = .launch,
        host: Host = .siriSnippet, minimum: PanelSize, maximum: PanelSize, scale: Double,
        appearance: Appearance = .light
    ) {
        self.panel = panel
        self.interaction = interaction
        self.status = status
        self.parameters = parameters
        self.behavior = behavior
        self.host = host
        self.minimum = minimum
        self.maximum = maximum
        self.scale = scale
        self.appearance = appearance
    }
}
