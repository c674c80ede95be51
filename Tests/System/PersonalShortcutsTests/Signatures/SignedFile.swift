// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import COpenSSL
import Foundation
import PropertyLists

/// Makes signed shortcut files whose signature and seals are good, of several clusters.
///
/// It follows the description of the format and shares nothing with what is tried.
struct SignedFile {
    var identity: SigningIdentity
    var certificates: [Data]
    /// Who signs the key of the file, in place of a certificate of it: the Apple ID of a person.
    var appleID: SigningIdentity?
    var segmentSize = 64
    var segmentsPerCluster = 3

    private static let salt = Data((0..<32).map { UInt8($0) })
    private static let key = Data((0..<32).map { UInt8(200 - $0) })

    /// A file that holds `shortcut`.
    func data(_ shortcut: Data) throws -> Data {
        let chain = PropertyListNode(
            content: .array(certificates.map { PropertyListNode(content: .data($0), location: .init()) }),
            location: .init())
        let about = BinaryPropertyListWriter.data(
            of: PropertyListNode(content: .dictionary(try entries(chain)), location: .init()))
        let archive = Self.archive(shortcut)
        let (firstSeal, body) = clusters(of: archive)
        var head = Self.number(archive.count, 8) + Self.number(0, 8) + Self.number(segmentSize, 4)
        head += Self.number(segmentsPerCluster, 4) + [UInt8(ascii: "-"), 0] + Data(count: 22)
        let rootSeal = Self.seal(head, salt: firstSeal + about, by: derived(archiveKey, "AEA_RHEK"))
        let before = Data("AEA1".utf8) + [0, 0, 0, 0] + Self.number(about.count, 4) + about
        let behind = Self.key + Self.salt + rootSeal + head + firstSeal
        let signature = try identity.signature(over: before + Data(count: 128) + behind)
        return before + signature + Data(count: 128 - signature.count) + behind + body
    }

    private func entries(_ chain: PropertyListNode) throws -> [PropertyListNode.Entry] {
        func entry(_ key: String, _ value: PropertyListNode) -> PropertyListNode.Entry {
            .init(key: key, keyLocation: .init(), value: value)
        }
        func data(_ data: Data) -> PropertyListNode { PropertyListNode(content: .data(data), location: .init()) }
        guard let appleID else { return [entry("SigningCertificateChain", chain)] }
        return [
            entry("AppleIDCertificateChain", chain), entry("AppleIDValidationRecord", data(Data("record".utf8))),
            entry("SigningPublicKey", data(identity.point)),
            entry("SigningPublicKeySignature", data(try appleID.signature(over: identity.point))),
        ]
    }

    /// The seal of the first cluster, and all clusters.
    private func clusters(of archive: Data) -> (seal: Data, bytes: Data) {
        let size = segmentSize * segmentsPerCluster
        var (seal, bytes) = (Data(count: 32), Data())
        for number in (0..<(archive.count + size - 1) / size).reversed() {
            let contents = archive[number * size..<min((number + 1) * size, archive.count)]
            let key = derived(archiveKey, "AEA_CK", number)
            var (heads, seals) = (Data(), Data())
            for segment in 0..<segmentsPerCluster {
                let piece = contents.dropFirst(segment * segmentSize).prefix(segmentSize)
                heads += Self.number(piece.count, 4) + Self.number(piece.count, 4)
                seals +=
                    piece.isEmpty
                    ? Data(count: 32) : Self.seal(Data(piece), salt: Data(), by: derived(key, "AEA_SK", segment))
            }
            bytes = heads + seal + seals + contents + bytes
            seal = Self.seal(
                heads, salt: Data(bytes[heads.count..<heads.count + 32 + seals.count]), by: derived(key, "AEA_CHEK"))
        }
        return (seal, bytes)
    }

    private var archiveKey: Data {
        let purpose = Data("AEA_AMK".utf8) + [0, 0, 0, 0] + identity.point
        return Self.code(purpose + [1], by: Self.code(Self.key, by: Self.salt))
    }

    private func derived(_ key: Data, _ purpose: String, _ number: Int? = nil) -> Data {
        let purpose = Data(purpose.utf8) + (number.map { Self.number($0, 4) } ?? Data())
        return Self.code(purpose + [1], by: Self.code(key, by: Data()))
    }

    private static func seal(_ data: Data, salt: Data, by key: Data) -> Data {
        code(salt + data + number(salt.count, 8), by: key)
    }

    private static func code(_ data: Data, by key: Data) -> Data {
        var code = [UInt8](repeating: 0, count: 32)
        HMAC(EVP_sha256(), Array(key), Int32(key.count), Array(data), data.count, &code, nil)
        return Data(code)
    }

    private static func archive(_ contents: Data) -> Data {
        let name = Data("Shortcut.wflow".utf8)
        var head = Data("TYP1F".utf8) + Data("PATP".utf8) + number(name.count, 2) + name
        head += Data("DATB".utf8) + number(contents.count, 4)
        return Data("AA01".utf8) + number(head.count + 6, 2) + head + contents
    }

    private static func number(_ value: Int, _ size: Int) -> Data {
        Data((0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
}
