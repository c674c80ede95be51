// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

// As most files of apps begin: with both, of which each has the function.

/// Prints texts of the bundle's tables.
func speak() {
    let table: String? = "Menu"
    let forms = [
        NSLocalizedString("greeting", comment: "to everybody"),
        NSLocalizedString("greeting", value: "other", comment: ""),
        NSLocalizedString("greeting", tableName: nil, comment: ""),
        NSLocalizedString("greeting", bundle: .main, comment: ""),
        NSLocalizedString("greeting", tableName: nil, bundle: Bundle.main, value: "", comment: ""),
        NSLocalizedString("greeting", tableName: "Menu", comment: ""),
        NSLocalizedString("greeting", tableName: table, bundle: .main, comment: ""),
        NSLocalizedString("greeting", tableName: table, value: "other", comment: ""),
        NSLocalizedString("greeting", tableName: table, bundle: .main, value: "other", comment: ""),
        NSLocalizedString("nowhere", bundle: .main, value: "其他", comment: ""),
    ]
    print(forms.joined(separator: "\n"))
    print(ofIntents())
    print(ofUIKit())
    let minutes = NSLocalizedString("minutes", comment: "")
    print(String(format: minutes, 1))
    print(String(format: minutes, locale: .current, 12))
    print(String.localizedStringWithFormat(minutes, 12))
    print(ofFoundation())
    // Formats that are no texts of tables stay what they are.
    assert(String(format: "%d-%@-%02x %.1f", 1, "a", 10, 2.5) == "1-a-0a 2.5")
}
