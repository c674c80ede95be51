// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Foundation
import Sentences
import ShortcutRunner
import SystemTexts

/// A shortcut that runs, as its tile and Siri show it.
struct ShownRun: Encodable, Hashable, Sendable {
    /// The action that a run is at.
    struct Step: Encodable, Hashable, Sendable {
        /// From 1.
        var number: Int
        var count: Int
        var title: String
    }

    /// The number that the system gave it.
    var id: Int
    var name: String
    /// The shortcut whose tile shows it; nil for one that is run from a file.
    var shortcut: UUID?
    /// What is being done.
    var step: Step?
}

extension ShownRun {
    /// In the language of the viewer.
    init(_ run: RunningShortcut, _ language: String) {
        self.init(
            id: run.id, name: run.name.withoutControls, shortcut: run.shortcut,
            step: run.progress.map {
                Step(number: $0.action, count: $0.count, title: $0.title.text(in: language).withoutControls)
            })
    }
}
