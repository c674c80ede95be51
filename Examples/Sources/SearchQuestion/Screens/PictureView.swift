// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture that was searched, whole, in a frame of its own.
final class PictureView: UIView {
    private let picture = UIImageView(frame: .zero)

    /// Nil for what is no picture that can be shown.
    init?(_ data: Data?) {
        guard let data, let image = UIImage(data: data) else { return nil }
        super.init(frame: .zero)
        picture.image = image
        picture.contentMode = .scaleAspectFit
        picture.translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        addSubview(picture)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            picture.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            picture.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            heightAnchor.constraint(equalToConstant: 220),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}
