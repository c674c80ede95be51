// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import TextScreens
import UIKit

/// What was found in the catalogue.
final class FindingsScreen: TextScreen {
    private let recordings: [Recording]

    init(_ findings: MediaFindings) {
        recordings = findings.recordings.compactMap(Catalogue.house.recording)
        super.init(title: NSLocalizedString("Found", comment: "title"))
    }

    override var lines: [String] {
        recordings.isEmpty
            ? [NSLocalizedString("Nothing was found.", comment: "state")] : recordings.map { $0.line() }
    }
}
