// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// A workout and how it stands.
    package struct Workout: Hashable, Sendable, Encodable {
        /// What was done to it.
        package enum Stage: String, Sendable, Encodable {
            case ready, running, paused, ended, cancelled
        }

        /// “Running”; the intent's title where it has no name.
        package var name: String
        /// “5 km”.
        package var goal: String?
        /// “outdoor”.
        package var place: String?
        package var stage: Stage
        /// “In progress”; nil before it begins.
        package var state: String?

        package init(
            name: String, goal: String? = nil, place: String? = nil, stage: Stage, state: String? = nil
        ) {
            self.name = name
            self.goal = goal
            self.place = place
            self.stage = stage
            self.state = state
        }
    }
}

extension PanelContent.Workout: PanelContent.Part {
    var lines: [String] { [name, [goal, place].compactMap { $0 }.joined(separator: " · "), state ?? ""] }
}
