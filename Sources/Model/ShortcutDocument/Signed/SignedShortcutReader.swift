// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences

/// Takes a signed shortcut file apart.
struct SignedShortcutReader {
    /// What the root head says.
    private struct RootHead {
        var size: Int
        var segmentSize: Int
        var segmentsPerCluster: Int
        /// `e` is LZFSE, `f` LZVN, `-` nothing.
        var compression: UInt8
        /// Bytes of a checksum: none, Murmur's 8, or the 32 of SHA-256.
        var checksum: Int
    }

    private static let signatureSize = 128
    private static let sealSize = 32

    private let bytes: [UInt8]
    private var cursor: ByteCursor
    private var seals: [SignedShortcut.Seal] = []
    private var unpacked: [UInt8] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        cursor = ByteCursor(bytes[...])
    }

    mutating func read() throws(Problem<Fault>) -> SignedShortcut {
        guard let magic = cursor.take(4), magic.elementsEqual("AEA1".utf8) else {
            throw failure("it does not begin like one")
        }
        guard let profile = cursor.count(3), cursor.take(1) != nil else { throw failure("it is cut off") }
        guard profile == 0 else { throw failure("it is encrypted (profile \(profile)), and the key is missing") }
        guard let about = cursor.count(4).flatMap({ cursor.take($0) }) else { throw failure("it is cut off") }
        let signaturePlace = cursor.place
        guard let signature = cursor.take(Self.signatureSize), let key = cursor.take(32), let salt = cursor.take(32),
            let rootSeal = cursor.take(Self.sealSize), let head = cursor.take(48),
            let firstSeal = cursor.take(Self.sealSize)
        else { throw failure("it is cut off") }
        var signed = bytes[..<cursor.place]
        for place in signaturePlace..<signaturePlace + Self.signatureSize { signed[place] = 0 }
        seals.append(.init(part: .root, salt: Data(firstSeal + about), data: Data(head), code: Data(rootSeal)))
        try readClusters(try rootHead(head), firstSeal: firstSeal)
        guard let shortcut = AppleArchive.file("Shortcut.wflow", in: unpacked[...]) else {
            throw failure("there is no Shortcut.wflow in its archive")
        }
        let properties = PropertyListReader.read(Data(about)).root?.content.dictionary ?? ShortcutDictionary()
        let appleID = Self.appleID(properties)
        return SignedShortcut(
            certificates: Self.certificates(
                properties, appleID == nil ? "SigningCertificateChain" : "AppleIDCertificateChain"), appleID: appleID,
            signature: Self.trimmed(signature), signed: Data(signed),
            key: Data(key), salt: Data(salt), seals: seals, shortcut: Data(shortcut))
    }

    private func failure(_ reason: Sentence) -> Problem<Fault> { Problem(reason) }

    private func rootHead(_ head: ArraySlice<UInt8>) throws(Problem<Fault>) -> RootHead {
        var head = ByteCursor(head)
        guard let size = head.count(8), head.count(8) != nil, let segmentSize = head.count(4),
            let segments = head.count(4), let compression = head.take(1)?.first, let checksum = head.count(1)
        else { throw failure("its header is damaged") }
        guard (1...SignedShortcut.limit).contains(size), (1...SignedShortcut.limit).contains(segmentSize),
            (1...4096).contains(segments), (0...2).contains(checksum)
        else { throw failure("its header is damaged, or it unpacks to more than \(SignedShortcut.limit) bytes") }
        return RootHead(
            size: size, segmentSize: segmentSize, segmentsPerCluster: segments, compression: compression,
            checksum: [0, 8, 32][checksum])
    }

    private mutating func readClusters(
        _ root: RootHead, firstSeal: ArraySlice<UInt8>
    ) throws(Problem<Fault>) {
        var seal = firstSeal
        var number = 0
        while unpacked.count < root.size {
            seal = try readCluster(number, root, seal: seal)
            number += 1
        }
        guard unpacked.count == root.size else { throw failure("its unpacked size differs from its header") }
    }

    /// - Returns: The seal of the next cluster.
    private mutating func readCluster(
        _ number: Int, _ root: RootHead, seal: ArraySlice<UInt8>
    ) throws(Problem<Fault>) -> ArraySlice<UInt8> {
        let headSize = 8 + root.checksum
        guard let heads = cursor.take(headSize * root.segmentsPerCluster), let nextSeal = cursor.take(Self.sealSize),
            let segmentSeals = cursor.take(Self.sealSize * root.segmentsPerCluster)
        else { throw failure("it is cut off") }
        seals.append(
            .init(part: .cluster(number), salt: Data(nextSeal + segmentSeals), data: Data(heads), code: Data(seal)))
        let before = unpacked.count
        for segment in 0..<root.segmentsPerCluster where unpacked.count < root.size {
            var head = ByteCursor(
                heads[heads.startIndex + segment * headSize..<heads.startIndex + (segment + 1) * headSize])
            guard let size = head.count(4), let packedSize = head.count(4), size <= root.segmentSize,
                size <= root.size - unpacked.count, let packed = cursor.take(packedSize)
            else { throw failure("a segment's header is damaged or truncated") }
            let start = segmentSeals.startIndex + segment * Self.sealSize
            seals.append(
                .init(
                    part: .segment(segment, of: number), salt: Data(), data: Data(packed),
                    code: Data(segmentSeals[start..<start + Self.sealSize])))
            unpacked += try unpack(packed, size: size, by: root.compression)
        }
        guard unpacked.count > before else { throw failure("a cluster is empty") }
        return nextSeal
    }

    private func unpack(
        _ packed: ArraySlice<UInt8>, size: Int, by compression: UInt8
    ) throws(Problem<Fault>) -> [UInt8] {
        // What would not become smaller stands as it is.
        if packed.count == size || compression == UInt8(ascii: "-") { return Array(packed) }
        guard compression == UInt8(ascii: "e") else {
            throw failure("its compression '\(String(UnicodeScalar(compression)))' is not supported")
        }
        do throws(Problem<Fault>) {
            let bytes = try LZFSEDecoder.decode(packed, limit: size)
            guard bytes.count == size else { throw Problem("it unpacks to a different size") }
            return bytes
        } catch {
            throw failure("its compressed data is damaged: \(error.sentence)")
        }
    }

    private static func certificates(_ properties: ShortcutDictionary, _ key: String) -> [Data] {
        (properties.array(key) ?? []).compactMap {
            guard case .data(let certificate) = $0.content else { return nil }
            return certificate
        }
    }

    /// Nil if the file is signed by certificates alone, those of the service that signs for everybody.
    private static func appleID(_ properties: ShortcutDictionary) -> SignedShortcut.AppleID? {
        guard properties["SigningCertificateChain"] == nil, properties["AppleIDCertificateChain"] != nil else {
            return nil
        }
        func data(_ key: String) -> Data {
            guard case .data(let data)? = properties[key] else { return Data() }
            return data
        }
        return SignedShortcut.AppleID(key: data("SigningPublicKey"), signature: data("SigningPublicKeySignature"))
    }

    /// A signature without the zeros behind it: DER says itself how long it is.
    private static func trimmed(_ signature: ArraySlice<UInt8>) -> Data {
        let bytes = Array(signature)
        guard bytes[0] == 0x30, bytes[1] < 0x7E else { return Data(bytes) }
        return Data(bytes[..<(2 + Int(bytes[1]))])
    }
}
