// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct RealShortcutTests {
    @Test(
        "every real shortcut is read, and is the same when it is written in each form and read again",
        arguments: try Corpus.shortcuts())
    func roundTrip(file: URL) throws {
        var data = try Data(contentsOf: file)
        if SignedShortcut.isSigned(data) { data = try SignedShortcut(data).shortcut }
        let reading = ShortcutReader.read(data)
        let document = try #require(reading.document, "\(reading.problems)")
        for form in [ShortcutForm.xml, .binary, .json] {
            let again = ShortcutReader.read(ShortcutWriter.data(of: document, as: form))
            #expect(
                again.document?.root.content.isSame(as: document.root.content) == true, "\(form): \(again.problems)")
        }
    }
}
