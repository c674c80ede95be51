// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Not the person's: the file sees Foundation's function alone.
func ofFoundation() -> String {
    NSLocalizedString("foundation", comment: "")
}
