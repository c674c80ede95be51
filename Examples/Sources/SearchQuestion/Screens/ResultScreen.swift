// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents
import SearchQuestionKit
import TextScreens
import UIKit

/// A search that was made outside the app.
final class ResultScreen: TextScreen {
    private let response: SearchQuestionIntentResponse?
    private let picture: PictureView?

    init(intent: SearchQuestionIntent, response: SearchQuestionIntentResponse?) {
        self.response = response
        picture = PictureView(intent.image?.data)
        super.init(title: NSLocalizedString("Answer", comment: "title"))
    }

    override var header: UIView? { picture }

    override var lines: [String] {
        guard let question = response?.question, let answer = response?.answer else {
            return [NSLocalizedString("No question was found in this picture.", comment: "state")]
        }
        return [question, answer]
    }
}
