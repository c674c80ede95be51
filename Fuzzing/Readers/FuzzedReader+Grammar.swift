// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

extension FuzzedReader {
    /// What the phrases of an app were compiled into, in the state folder. A grammar that was read can be asked
    /// anything.
    static let grammar = FuzzedReader(name: "Grammar", dictionary: "grammar", limit: .making, seeds: grammarSeeds) {
        data in
        let bytes = [UInt8](data)
        let meanings = 4
        _ = accepted { () throws(ArchiveError) in try GrammarArchive.grammar(from: bytes[...], meanings: meanings) }
        // With its own checksum it is nearly always refused, so it gets the right one.
        let summed = GrammarArchive.sealed(Array(bytes.dropLast(8)))
        guard
            let read = accepted({ () throws(ArchiveError) in
                try GrammarArchive.grammar(from: summed[...], meanings: meanings)
            })
        else { return }
        let written = GrammarArchive.bytes(of: read)
        let again = accepted { () throws(ArchiveError) in
            try GrammarArchive.grammar(from: written[...], meanings: meanings)
        }
        guard let again, GrammarArchive.bytes(of: again) == written else {
            throw Contradiction("what a grammar is written as is read as something else")
        }
        var first = GrammarBuilder()
        try first.add(.freeText, named: "text")
        let recognizer = Recognizer(.joining([Grammar.Part(first.grammar()), Grammar.Part(read)]))
        for sentence in ["light the hall", "oh do two x it", "do 2 thinsg in the den", "去厅"] {
            let found = recognizer.allReadings(of: Utterance(sentence))
            guard found.allSatisfy({ (0..<meanings).contains($0.meaning) }) else {
                throw Contradiction("a sentence has a meaning that there is not")
            }
        }
    }

    private static func grammarSeeds() -> [String: Data] {
        func archive(_ add: (inout GrammarBuilder) throws -> Void) -> Data {
            var builder = GrammarBuilder()
            // The seeds are read in a test, which reports one that is less than it should be.
            try? add(&builder)
            return Data(GrammarArchive.bytes(of: builder.grammar()))
        }
        return [
            "empty.grammar": archive { _ in },
            "rooms.grammar": archive { builder in
                let rooms = [("hall", "up"), ("den", "down"), ("厅", "up")].map { name, floor in
                    SlotList.Value(words: .text(name), value: .text(name), attributes: ["floor": floor])
                }
                try builder.add(.names(rooms), named: "room", attributes: ["floor"])
                try builder.add(TemplateReader.template("light [the] {room}"), meaning: 0)
                try builder.add(TemplateReader.template("去{room}"), meaning: 3, admitting: ["floor": ["up"]])
            },
            "numbers.grammar": archive { builder in
                var range = NumberRange(0...9, words: [2: ["two"]])
                range.measures = ["x"]
                try builder.add(.numbers(range), named: "n")
                try builder.add(.freeText, named: "t")
                try builder.add(fillers: [.text("oh")])
                try builder.add(TemplateReader.template("do {n} {t}"), meaning: 1, penalty: 5, label: "do")
            },
        ]
    }
}
