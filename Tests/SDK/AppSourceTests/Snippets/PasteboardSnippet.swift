// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class CopyController: UIViewController {
    private let codeLabel = UILabel()
    private let copyButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        codeLabel.text = "ABCD-1234"
        copyButton.setTitle("Copy", for: .normal)
        copyButton.setImage(UIImage(systemName: "doc.on.doc"), for: .normal)
        copyButton.addAction(
            UIAction { [weak self] _ in
                UIPasteboard.general.string = self?.codeLabel.text
                self?.copyButton.setTitle("Copied!", for: .normal)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                    self?.copyButton.setTitle("Copy", for: .normal)
                }
            }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [codeLabel, copyButton])
        stack.frame = CGRect(x: 20, y: 100, width: 300, height: 44)
        view.addSubview(stack)
    }

    func paste() {
        let pasteboard = UIPasteboard.general
        if pasteboard.hasStrings, let text = pasteboard.string { codeLabel.text = text }
        if pasteboard.hasURLs, let url = pasteboard.url { codeLabel.text = url.absoluteString }
        if pasteboard.hasImages { print(pasteboard.image?.size ?? .zero) }
    }
}
