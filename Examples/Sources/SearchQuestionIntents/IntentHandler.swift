// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import QuestionBank
import SearchQuestionKit

/// The extension's principal class.
final class IntentHandler: INExtension {
    /// Kept from one picture to the next: what it knows about letters takes a while to read.
    private let recognizer = TextRecognizer()

    override func handler(for intent: INIntent) -> Any? {
        intent is SearchQuestionIntent ? SearchQuestionHandler(recognizer: recognizer) : nil
    }
}
