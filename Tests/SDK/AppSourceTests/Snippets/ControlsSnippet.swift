// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class ControlsViewController: UIViewController {
    let slider = UISlider()
    let valueLabel = UILabel()
    let toggle = UISwitch()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["List", "Grid", "Map"])

    override func viewDidLoad() {
        super.viewDidLoad()
        slider.minimumValue = 0
        slider.maximumValue = 100
        slider.value = 50
        slider.isContinuous = true
        slider.minimumTrackTintColor = .systemGreen
        slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
        slider.minimumValueImage = UIImage(systemName: "speaker")
        slider.addAction(
            UIAction { [weak self] action in
                guard let slider = action.sender as? UISlider else { return }
                self?.valueLabel.text = String(format: "%.0f", slider.value)
            }, for: .valueChanged)

        toggle.isOn = true
        toggle.onTintColor = .systemOrange
        toggle.addAction(UIAction(handler: { [unowned self] _ in slider.isEnabled = toggle.isOn }), for: .valueChanged)

        stepper.minimumValue = 1
        stepper.maximumValue = 10
        stepper.stepValue = 1
        stepper.wraps = true
        stepper.autorepeat = true
        stepper.addAction(
            UIAction { [unowned self] _ in slider.setValue(Float(stepper.value * 10), animated: true) },
            for: .valueChanged)

        segments.selectedSegmentIndex = 0
        segments.selectedSegmentTintColor = .systemBlue
        segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        segments.setImage(UIImage(systemName: "map"), forSegmentAt: 2)
        segments.insertSegment(action: UIAction(title: "Extra") { _ in print("extra") }, at: 3, animated: false)
        segments.setEnabled(false, forSegmentAt: 1)

        let stack = UIStackView(arrangedSubviews: [slider, valueLabel, toggle, stepper, segments])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.spacing = UIStackView.spacingUseSystem
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        view.addSubview(stack)
        stack.frame = view.bounds
    }
}
