// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Panels

/// One panel as `beckon panel --json` prints it.
struct PanelDescription: Encodable {
    /// Who has drawn it.
    enum Source: String, Encodable {
        /// The app's Intents UI extension.
        case app
        /// The system, or none where no picture is made.
        case standard
        /// The system, as the extension failed.
        case instead

        init(_ source: PanelPicture.Source) {
            switch source {
            case .app: self = .app
            case .standard: self = .standard
            case .instead: self = .instead
            }
        }
    }

    let code: String
    let title: String
    let text: String
    let tick: Bool
    let source: Source

    init(_ code: String, _ words: PanelWords, source: Source) {
        self.code = code
        self.source = source
        (title, text, tick) = (words.title, words.text, words.hasTick)
    }
}
