// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import ScreenParts
import UIKit

/// What is playing, with its cover.
final class PlayingCard: UIView {
    private static let coverSide: CGFloat = 88

    init(_ recording: Recording, opinion: Library.Opinion?) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        let cover = UIImageView(image: CoverPicture.image(of: recording, side: Self.coverSide))
        let (state, title, artist) = (UILabel(), UILabel(), UILabel())
        state.text = NSLocalizedString("Now Playing", comment: "above a title")
        state.font = .systemFont(ofSize: 13, weight: .semibold)
        state.textColor = .systemPink
        title.text = recording.title(opinion)
        title.font = .systemFont(ofSize: 20, weight: .bold)
        title.numberOfLines = 2
        artist.text = recording.artistTitle
        artist.textColor = .secondaryLabel
        let words = UIStackView(arrangedSubviews: [state, title, artist])
        words.axis = .vertical
        words.spacing = 3
        let row = UIStackView(arrangedSubviews: [cover, words])
        row.spacing = 16
        row.alignment = .center
        addFilling(row, inset: 16)
        cover.widthAnchor.constraint(equalToConstant: Self.coverSide).isActive = true
        cover.heightAnchor.constraint(equalToConstant: Self.coverSide).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }
}
