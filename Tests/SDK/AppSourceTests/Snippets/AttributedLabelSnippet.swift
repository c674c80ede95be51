// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class RichTextController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        let text = "By continuing you agree to the Terms of Service"
        let attributed = NSMutableAttributedString(
            string: text,
            attributes: [
                .font: UIFont.preferredFont(forTextStyle: .footnote),
                .foregroundColor: UIColor.secondaryLabel,
                .kern: 0.5,
            ])
        let range = (text as NSString).range(of: "Terms of Service")
        attributed.addAttributes(
            [
                .foregroundColor: UIColor.link,
                .underlineStyle: NSUnderlineStyle.single.rawValue,
            ], range: range)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.lineHeightMultiple = 1.2
        style.paragraphSpacing = 8
        attributed.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: attributed.length))
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "checkmark.seal.fill")?.withTintColor(.systemGreen)
        attributed.append(NSAttributedString(string: " "))
        attributed.append(NSAttributedString(attachment: attachment))
        label.attributedText = attributed
        label.frame = CGRect(x: 20, y: 100, width: 280, height: 100)
        view.addSubview(label)

        let price = UILabel(frame: CGRect(x: 20, y: 220, width: 200, height: 30))
        price.attributedText = NSAttributedString(
            string: "$49.99",
            attributes: [
                .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                .strikethroughColor: UIColor.systemRed,
                .backgroundColor: UIColor.systemYellow,
            ])
        view.addSubview(price)

        let textView = UITextView(frame: CGRect(x: 20, y: 260, width: 280, height: 60))
        textView.isEditable = false
        textView.isSelectable = true
        textView.dataDetectorTypes = .link
        let link = NSMutableAttributedString(string: "Visit our site")
        link.addAttribute(.link, value: "https://example.com", range: NSRange(location: 10, length: 4))
        textView.attributedText = link
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemPurple]
        view.addSubview(textView)
    }
}
