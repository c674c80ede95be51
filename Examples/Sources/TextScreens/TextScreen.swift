// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen that is all words: it is read out on standard output whenever it appears.
open class TextScreen: UIViewController {
    /// What stands on the screen now.
    open var lines: [String] { [] }

    /// A screen with a heading.
    public init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Not there: screens of words are made in code.
    @available(*, unavailable, message: "screens of words are made in code")
    public required init?(coder: NSCoder) {
        nil
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print(([title ?? ""] + lines.map { "  \($0)" }).joined(separator: "\n"))
    }
}
