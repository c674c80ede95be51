// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import FileBytes
import IntentValues

/// A content that the system has sent, which nobody can change.
final class ReceivedFile: FileStorage {
    private let file: OpenFile

    init(_ file: OpenFile) {
        self.file = file
    }

    func descriptor() -> Int32 { file.number }
}
