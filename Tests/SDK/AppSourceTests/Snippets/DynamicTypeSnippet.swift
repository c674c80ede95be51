// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class TypeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel()
        title.text = "Dynamic"
        title.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
        title.adjustsFontForContentSizeCategory = true
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.5
        let body = UILabel()
        body.font = UIFontMetrics.default.scaledFont(
            for: UIFont(name: "Georgia", size: 17) ?? .systemFont(ofSize: 17), maximumPointSize: 30)
        body.numberOfLines = 0
        body.text = "Body"
        let rounded: UIFont = {
            let base = UIFont.systemFont(ofSize: 20, weight: .semibold)
            guard let descriptor = base.fontDescriptor.withDesign(.rounded) else { return base }
            return UIFont(descriptor: descriptor, size: 0)
        }()
        let italic = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits([
            .traitItalic, .traitBold,
        ]).map { UIFont(descriptor: $0, size: 0) }
        body.font = italic
        let code = UILabel()
        code.font = .monospacedSystemFont(ofSize: UIFont.systemFontSize, weight: .regular)
        code.text = rounded.fontName
        let stack = UIStackView(arrangedSubviews: [title, body, code])
        stack.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
        stack.alignment = .firstBaseline
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.pinToSafeArea(of: view)
        _ = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
        ) { _ in
            MainActor.assumeIsolated { print(UIApplication.shared.preferredContentSizeCategory.rawValue) }
        }
        print(UIFontMetrics(forTextStyle: .body).scaledValue(for: 44))
    }
}

private extension UIView {
    func pinToSafeArea(of view: UIView) {
        let guide = view.safeAreaLayoutGuide
        let constraints = [
            topAnchor.constraint(equalTo: guide.topAnchor),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            guide.trailingAnchor.constraint(greaterThanOrEqualTo: trailingAnchor),
        ]
        constraints[2].priority = .defaultHigh
        NSLayoutConstraint.activate(constraints)
        setContentHuggingPriority(.required, for: .vertical)
        setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
}
