// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// What was found in the catalog.
final class FindingsScreen: RowScreen {
    private let recordings: [Recording]

    init(_ findings: MediaFindings) {
        recordings = findings.recordings.compactMap(Catalogue.house.recording)
        super.init(title: NSLocalizedString("Found", comment: "title"))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var nothing: (symbol: String, text: String)? {
        ("magnifyingglass", NSLocalizedString("Nothing was found.", comment: "state"))
    }

    override var sections: [RowSection] {
        [
            RowSection(
                rows: recordings.map {
                    Row(title: $0.title, detail: $0.artistTitle, image: CoverPicture.image(of: $0, side: 44))
                })
        ]
    }

    override var lines: [String] {
        recordings.isEmpty
            ? [NSLocalizedString("Nothing was found.", comment: "state")]
            : recordings.map { "\($0.title)  \($0.artistTitle)" }
    }
}
