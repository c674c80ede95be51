// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SpokenValues
import Testing

@Suite struct SpokenValueReaderTests {
    @Test("a text is read as the value that was said", arguments: ValueTable.rows { $0.value != "-" })
    func reads(row: ValueRow) {
        #expect(ValueTable.read(row) == row.value)
    }

    @Test("what is no such value, or only a part of one, is not read", arguments: ValueTable.rows { $0.value == "-" })
    func refuses(row: ValueRow) {
        #expect(ValueTable.read(row) == "-")
    }
}
