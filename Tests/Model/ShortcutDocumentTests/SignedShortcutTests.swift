// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzedReaders
import Sentences
import ShortcutDocument
import Testing

@Suite("A signed shortcut")
struct SignedShortcutTests {
    private static let shortcut = Data(#"{"WFWorkflowActions":[]}"#.utf8)

    @Test("is taken apart, whichever way it is packed")
    func packing() throws {
        let files = [
            SignedShortcutSample.file(Self.shortcut),
            SignedShortcutSample.file(Self.shortcut) { LZFSESample.entropy($0) },
            SignedShortcutSample.file(Self.shortcut, pack: LZFSESample.plain),
            SignedShortcutSample.file(Self.shortcut, compression: UInt8(ascii: "-")) { $0 },
        ]
        for file in files {
            let signed = try SignedShortcut(file)
            #expect(signed.shortcut == Self.shortcut)
            #expect(signed.certificates == [Data([0x30, 0])])
            #expect(signed.seals.map(\.part) == [.root, .cluster(0), .segment(0, of: 0)])
        }
    }

    @Test("says what is signed of it: all up to the first cluster, without the signature")
    func signed() throws {
        var file = SignedShortcutSample.file(Self.shortcut)
        let place = 12 + Int(file[8]) + Int(file[9]) << 8
        file.replaceSubrange(place..<place + 4, with: [0x30, 2, 7, 7])
        let signed = try SignedShortcut(file)
        #expect(signed.signature == Data([0x30, 2, 7, 7]))
        #expect(signed.signed.count == place + 128 + 32 + 32 + 32 + 48 + 32)
        #expect(signed.signed[place..<place + 128].allSatisfy { $0 == 0 })
        #expect(signed.signed.prefix(place) == file.prefix(place))
    }

    @Test("is refused wherever it is cut off")
    func truncation() {
        let file = SignedShortcutSample.file(Self.shortcut)
        for count in stride(from: 0, to: file.count, by: 7) {
            let failure = #expect(throws: Problem<Fault>.self) { try SignedShortcut(file.prefix(count)) }
            let words = failure?.sentence.description ?? ""
            let isCut = words.contains("cut off") || words.contains("truncated")
            #expect(count < 4 ? words.contains("begin") : isCut, "\(count) bytes: \(words)")
        }
    }

    @Test("is refused with the reason")
    func refusals() {
        func reason(_ file: Data) -> String {
            do {
                _ = try SignedShortcut(file)
                return ""
            } catch { return error.sentence.description }
        }
        var encrypted = SignedShortcutSample.file(Self.shortcut)
        encrypted[4] = 1
        #expect(reason(encrypted).contains("encrypted (profile 1)"))
        #expect(reason(SignedShortcutSample.file(Self.shortcut, path: "Other")).contains("no Shortcut.wflow"))
        #expect(
            reason(SignedShortcutSample.file(Self.shortcut, compression: UInt8(ascii: "x"))).contains("compression 'x'")
        )
        #expect(reason(SignedShortcutSample.file(Self.shortcut, size: 1 << 40)).contains("unpacks to more than"))
        #expect(reason(SignedShortcutSample.file(Self.shortcut, size: 90)).contains("unpacks to"))
        #expect(reason(Data("AEA2".utf8)).contains("does not begin like one"))
    }
}
