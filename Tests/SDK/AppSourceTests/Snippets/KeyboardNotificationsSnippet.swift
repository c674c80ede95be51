// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class ChatViewController: UIViewController {
    let scrollView = UIScrollView()
    let messageField = UITextField()
    var bottomConstraint: NSLayoutConstraint!
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        messageField.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        view.addSubview(messageField)
        bottomConstraint = messageField.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: messageField.topAnchor),
            messageField.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            messageField.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messageField.heightAnchor.constraint(equalToConstant: 44),
            bottomConstraint,
        ])
        let center = NotificationCenter.default
        observers.append(
            center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main) {
                [weak self] notification in
                MainActor.assumeIsolated { self?.keyboardWillChange(notification) }
            })
        observers.append(
            center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: .main) {
                [weak self] _ in
                MainActor.assumeIsolated {
                    self?.bottomConstraint.constant = 0
                    self?.scrollView.contentInset = .zero
                }
            })
    }

    private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        else { return }
        let local = view.convert(frame, from: view.window)
        let overlap = max(0, view.bounds.maxY - local.minY - view.safeAreaInsets.bottom)
        bottomConstraint.constant = -overlap
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }

    deinit {
        observers.forEach { NotificationCenter.default.removeObserver($0) }
    }
}
