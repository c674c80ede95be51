// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import TextScreens
import UIKit

/// A call that is being made.
final class CallScreen: TextScreen {
    private let call: Call

    init(_ call: Call) {
        self.call = call
        super.init(
            title: call.isVideo
                ? NSLocalizedString("Video Call", comment: "title") : NSLocalizedString("Call", comment: "title"))
    }

    override var lines: [String] {
        ["\(call.name)  \(call.number)", NSLocalizedString("Ringing …", comment: "state of a call")]
    }

    override var actions: [(title: String, perform: @MainActor () -> Void)] {
        [
            (
                NSLocalizedString("Hang Up", comment: "button"),
                { [weak self] in self?.navigationController?.popViewController(animated: true) }
            )
        ]
    }
}
