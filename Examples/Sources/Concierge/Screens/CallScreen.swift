// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import ScreenParts
import UIKit

/// A call that is being made.
final class CallScreen: UIViewController {
    private static let buttonSide: CGFloat = 76
    private static let avatarSide: CGFloat = 120
    private let call: Call

    init(_ call: Call) {
        self.call = call
        super.init(nibName: nil, bundle: nil)
        title =
            call.isVideo
            ? NSLocalizedString("Video Call", comment: "title") : NSLocalizedString("Call", comment: "title")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let person = UIImageView(
            image: UIImage(systemName: call.isVideo ? "video.circle.fill" : "person.crop.circle.fill"))
        person.contentMode = .scaleAspectFit
        person.heightAnchor.constraint(equalToConstant: Self.avatarSide).isActive = true
        let words = UIStackView(arrangedSubviews: [
            person, label(call.name, .systemFont(ofSize: 32, weight: .bold), .label),
            label(call.number, .preferredFont(forTextStyle: .body), .secondaryLabel),
            label(
                NSLocalizedString("Ringing …", comment: "state of a call"), .preferredFont(forTextStyle: .headline),
                .concierge),
        ])
        words.axis = .vertical
        words.spacing = 8
        words.setCustomSpacing(20, after: person)
        let button = hangUpButton
        for part in [words, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: area.topAnchor, constant: 48),
            words.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 24),
            words.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
            button.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -40),
            button.centerXAnchor.constraint(equalTo: area.centerXAnchor),
            button.widthAnchor.constraint(equalToConstant: Self.buttonSide),
            button.heightAnchor.constraint(equalToConstant: Self.buttonSide),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        readOut(["\(call.name)  \(call.number)", NSLocalizedString("Ringing …", comment: "state of a call")])
    }

    private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private var hangUpButton: UIButton {
        var look = UIButton.Configuration.filled()
        look.image = UIImage(systemName: "phone.down.fill")
        look.cornerStyle = .capsule
        look.baseBackgroundColor = .systemRed
        let button = UIButton(
            configuration: look,
            primaryAction: UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) })
        button.accessibilityLabel = NSLocalizedString("Hang Up", comment: "button")
        return button
    }
}
