// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

func ofUIKit() -> String {
    String(localized: "greeting")
}
