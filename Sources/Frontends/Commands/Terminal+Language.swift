// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences
import SystemTexts

extension Terminal {
    /// Says everything in this language from now on.
    mutating func speak(_ language: LanguageName) {
        let tag = language.tag
        speak(tag) { $0.text(in: tag) }
    }
}
