// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class DateController: UIViewController {
    private let datePicker = UIDatePicker()
    private let countDown = UIDatePicker()
    private let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        datePicker.datePickerMode = .dateAndTime
        datePicker.preferredDatePickerStyle = .compact
        datePicker.minimumDate = Date()
        datePicker.maximumDate = Calendar.current.date(byAdding: .year, value: 1, to: Date())
        datePicker.minuteInterval = 15
        datePicker.locale = Locale(identifier: "en_GB")
        datePicker.addAction(
            UIAction { [weak self] _ in
                guard let self = self else { return }
                self.field.text = self.datePicker.date.formatted(date: .abbreviated, time: .shortened)
            }, for: .valueChanged)

        countDown.datePickerMode = .time
        countDown.preferredDatePickerStyle = .wheels
        field.inputView = countDown
        let toolbar = UIToolbar()
        toolbar.sizeToFit()
        toolbar.items = [
            UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
        ]
        field.inputAccessoryView = toolbar
        let inline = UIDatePicker()
        inline.datePickerMode = .date
        inline.preferredDatePickerStyle = .inline
        inline.tintColor = .systemRed
        [datePicker, field, inline].forEach { view.addSubview($0) }
        datePicker.setDate(Date(), animated: false)
    }
}
