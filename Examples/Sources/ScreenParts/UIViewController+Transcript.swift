// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIViewController {
    /// Prints the title of a screen and what stands on it.
    ///
    /// Anyone who opens an app from a terminal or a script, where no picture of it is seen, learns so where it has got
    /// to.
    public func readOut(_ lines: [String]) {
        print(([title ?? ""] + lines.map { "  \($0)" }).joined(separator: "\n"))
    }
}
