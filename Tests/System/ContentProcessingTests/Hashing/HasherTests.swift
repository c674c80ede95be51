// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Shortcuts
import Testing

@Suite("A checksum")
struct HasherTests {
    @Test(
        "is that of the standards",
        arguments: [
            (.md5, "900150983cd24fb0d6963f7d28e17f72"), (.sha1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                .sha512,
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                    + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
            ),
        ] as [(HashAlgorithm, String)])
    func known(algorithm: HashAlgorithm, digest: String) throws {
        let file = ContentFile(name: "a", type: "public.data", data: Data("abc".utf8))
        let none = ContentFile(name: "b", type: "public.data", data: Data())
        let texts = try Hasher.perform(algorithm, [file, none, file]).items.map { Self.text($0) }
        #expect(texts.count == 3)
        #expect(texts[0] == digest)
        #expect(texts[2] == digest)
        #expect(texts[1]?.count == digest.count)
        #expect(texts[1] != digest)
    }

    private static func text(_ item: ContentItem) -> String? {
        if case .text(let text) = item.value { text } else { nil }
    }

    @Test("of nothing is nothing")
    func none() throws { #expect(try Hasher.perform(.md5, []).isEmpty) }
}
