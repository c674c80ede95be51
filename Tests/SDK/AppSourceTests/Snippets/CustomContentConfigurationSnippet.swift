// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

struct PersonContentConfiguration: UIContentConfiguration, Hashable {
    var name = ""
    var color: UIColor = .systemGray
    func makeContentView() -> UIView & UIContentView { PersonContentView(configuration: self) }
    func updated(for state: UIConfigurationState) -> PersonContentConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.color = state.isSelected || state.isHighlighted ? .systemBlue : .systemGray
        return updated
    }
}

class PersonContentView: UIView, UIContentView {
    private let label = UILabel()
    private var currentConfiguration: PersonContentConfiguration!
    var configuration: UIContentConfiguration {
        get { currentConfiguration }
        set {
            guard let newConfiguration = newValue as? PersonContentConfiguration,
                newConfiguration != currentConfiguration
            else { return }
            apply(newConfiguration)
        }
    }
    init(configuration: PersonContentConfiguration) {
        super.init(frame: .zero)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            layoutMarginsGuide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        apply(configuration)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    private func apply(_ configuration: PersonContentConfiguration) {
        currentConfiguration = configuration
        label.text = configuration.name
        label.textColor = configuration.color
    }
}

class PersonCell: UICollectionViewListCell {
    var name = ""
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var content = PersonContentConfiguration().updated(for: state)
        content.name = name
        contentConfiguration = content
        var background = UIBackgroundConfiguration.listPlainCell()
        background.cornerRadius = 10
        if state.isSelected { background.backgroundColor = .systemGray5 }
        backgroundConfiguration = background
    }
}
