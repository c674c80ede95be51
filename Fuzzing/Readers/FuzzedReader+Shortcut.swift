// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument
import Shortcuts

extension FuzzedReader {
    /// A shortcut in XML, binary or JSON, also as it is listed and as text: what was read is the same when it is written and read again.
    static let shortcut = FuzzedReader(name: "Shortcut", dictionary: "shortcut") { data in
        let reading = ShortcutReader.read(data)
        guard let document = reading.document else {
            guard reading.problems.isEmpty else { return }
            throw Contradiction("a shortcut was not read, and nothing says why")
        }
        for action in document.actions {
            for entry in action.parameters.entries { _ = action.value(entry.key) }
        }
        _ = document.importQuestions
        // As it is shown before it is added.
        for line in ShortcutListing(document, actions: .standard).lines {
            _ = line.sentence.text
            for part in line.details.flatMap({ [$0.name, $0.value] }) { _ = "\(part)" }
        }
        _ = ShortcutReach(document, actions: .standard).sentence
        for form in [ShortcutForm.binary, .json] {
            let again = ShortcutReader.read(ShortcutWriter.data(of: document, as: form)).document
            guard again?.root.content.isSame(as: document.root.content) == true else {
                throw Contradiction("a shortcut is another when it is written as \(form) and read again")
            }
        }
        try checkText(of: document)
    }

    /// A signed shortcut, with what is packed in it.
    static let signedShortcut = FuzzedReader(
        name: "SignedShortcut", dictionary: "signed-shortcut", limit: .making, seeds: { SignedShortcutSample.seeds }
    ) { data in
        _ = accepted { () throws(Problem<Fault>) in try SignedShortcut(data) }
        // The fuzzer finds its way to the packed part sooner where that is all there is.
        _ = accepted { () throws(Problem<Fault>) in try LZFSEDecoder.decode([UInt8](data)[...], limit: 1 << 16) }
    }
}

extension SignedShortcutSample {
    /// A small one in each way of packing, and what is packed alone.
    static var seeds: [String: Data] {
        let shortcut = Data(#"{"WFWorkflowActions":[]}"#.utf8)
        let bytes = [UInt8](shortcut)
        return [
            "plain": file(shortcut, pack: LZFSESample.plain), "short": file(shortcut),
            "entropy": file(shortcut) { LZFSESample.entropy($0) },
            "packed-short": Data(LZFSESample.short(bytes, repeating: 8)),
            "packed-entropy": Data(LZFSESample.entropy(bytes, repeating: 3)),
        ]
    }
}
