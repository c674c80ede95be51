// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PropertyLists

/// Makes signed shortcut files, whose signature and seals are zeros: for what reads them, not for what checks them.
package enum SignedShortcutSample {
    /// A file that holds `shortcut`.
    ///
    /// - Parameters:
    ///   - pack: Packs the archive.
    ///   - compression: What the head calls that.
    ///   - size: What the head says that it unpacks to; if absent, the truth.
    package static func file(
        _ shortcut: Data, path: String = "Shortcut.wflow", compression: UInt8 = UInt8(ascii: "e"), size: Int? = nil,
        pack: ([UInt8]) -> [UInt8] = { LZFSESample.short($0) }
    ) -> Data {
        let archive = archive(shortcut, path: path)
        let packed = pack(archive)
        let chain = PropertyListNode(
            content: .dictionary([
                .init(
                    key: "SigningCertificateChain", keyLocation: .init(),
                    value: PropertyListNode(
                        content: .array([PropertyListNode(content: .data(Data([0x30, 0])), location: .init())]),
                        location: .init()))
            ]), location: .init())
        let about = [UInt8](BinaryPropertyListWriter.data(of: chain))
        let segments = 32
        var bytes = Array("AEA1".utf8) + [0, 0, 0, 0] + number(about.count, 4) + about
        bytes += zeros(128 + 32 + 32 + 32)
        bytes += number(size ?? archive.count, 8) + number(0, 8) + number(1 << 20, 4) + number(segments, 4)
        bytes += [compression, 0] + zeros(22) + zeros(32)
        bytes += number(size ?? archive.count, 4) + number(packed.count, 4) + zeros(8 * (segments - 1))
        bytes += zeros(32) + zeros(32 * segments) + packed
        return Data(bytes)
    }

    /// An archive of one file.
    package static func archive(_ contents: Data, path: String) -> [UInt8] {
        let name = Array(path.utf8)
        var head = Array("TYP1F".utf8) + Array("PATP".utf8) + number(name.count, 2) + name
        head += Array("MTMT".utf8) + zeros(12) + Array("FLG1".utf8) + [0]
        head += Array("DATB".utf8) + number(contents.count, 4)
        return Array("AA01".utf8) + number(head.count + 6, 2) + head + contents
    }

    private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

    private static func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
