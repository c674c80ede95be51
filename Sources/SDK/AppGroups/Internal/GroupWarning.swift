// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a developer has to hear about, where Apple's API leaves no way to say it.
enum GroupWarning {
    static func write(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
