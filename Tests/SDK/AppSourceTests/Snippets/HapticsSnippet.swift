// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class HapticsController: UIViewController {
    private let impact = UIImpactFeedbackGenerator(style: .medium)
    private let selection = UISelectionFeedbackGenerator()
    private let notification = UINotificationFeedbackGenerator()

    override func viewDidLoad() {
        super.viewDidLoad()
        impact.prepare()
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Tap") { [weak self] _ in
                self?.impact.impactOccurred()
            })
        let save = UIButton(
            primaryAction: UIAction(title: "Save") { [weak self] _ in
                self?.notification.notificationOccurred(.success)
            })
        let segment = UISegmentedControl(items: ["A", "B"])
        segment.addAction(
            UIAction { [weak self] _ in
                self?.selection.selectionChanged()
                self?.selection.prepare()
            }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [button, save, segment])
        stack.axis = .vertical
        stack.frame = CGRect(x: 20, y: 100, width: 280, height: 200)
        view.addSubview(stack)
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.7)
    }
}
