// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
package import Assistant
import Conversation
package import Panels

extension PanelSubject {
    /// What is shown at a moment of a conversation.
    package init(_ occasion: PanelOccasion, language: String) {
        self.init(
            number: occasion.number, app: occasion.app, interaction: occasion.interaction, status: occasion.status,
            words: PanelWords(
                app: occasion.app.name(in: language), title: occasion.panel.title, text: occasion.panel.text,
                hasTick: occasion.panel.tick, content: occasion.panel.content))
    }
}
