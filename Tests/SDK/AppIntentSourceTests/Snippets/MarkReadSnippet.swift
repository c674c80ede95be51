// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The title in a file of its own, which knows Foundation alone.
extension MarkReadIntent {
    static var title: LocalizedStringResource = "Mark Book"
}
