// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSodium
import Foundation
import Store

/// Seals and opens the parts of items: XChaCha20-Poly1305 with a random nonce before each.
///
/// What is sealed for one place of one item does not open at another: the
/// place goes in as associated data.
struct ItemSealer: Sendable {
    /// What is sealed.
    enum Part: String {
        case attributes, secret
    }

    private static let nonceLength = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
    private static let tagLength = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)

    private let key: SecretBytes

    init(_ key: SecretBytes) { self.key = key }

    func seal(_ content: Data, _ part: Part, at place: ItemPlace) -> Data {
        let associated = place.bytes(for: part)
        var nonce = [UInt8](repeating: 0, count: Self.nonceLength)
        randombytes_buf(&nonce, nonce.count)
        var sealed = [UInt8](repeating: 0, count: content.count + Self.tagLength)
        _ = key.withBytes { key in
            content.withUnsafeBytes { content in
                associated.withUnsafeBytes { associated in
                    crypto_aead_xchacha20poly1305_ietf_encrypt(
                        &sealed, nil, content.bytes, UInt64(content.count), associated.bytes,
                        UInt64(associated.count), nil, nonce, key)
                }
            }
        }
        return Data(nonce) + Data(sealed)
    }

    /// Nil when the bytes were changed, or sealed for another place or with another key.
    func open(_ sealed: Data, _ part: Part, at place: ItemPlace) -> Data? {
        guard sealed.count >= Self.nonceLength + Self.tagLength else { return nil }
        let nonce = [UInt8](sealed.prefix(Self.nonceLength))
        let body = [UInt8](sealed.dropFirst(Self.nonceLength))
        let associated = place.bytes(for: part)
        // One byte more, so that an empty content has an address too.
        var content = [UInt8](repeating: 0, count: body.count - Self.tagLength + 1)
        defer { sodium_memzero(&content, content.count) }
        let result = key.withBytes { key in
            associated.withUnsafeBytes { associated in
                crypto_aead_xchacha20poly1305_ietf_decrypt(
                    &content, nil, nil, body, UInt64(body.count), associated.bytes, UInt64(associated.count), nonce, key
                )
            }
        }
        return result == 0 ? Data(content.dropLast()) : nil
    }
}

extension UnsafeRawBufferPointer {
    fileprivate var bytes: UnsafePointer<UInt8>? { baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// Fields one after another, each with its length before it, so that no two
/// lists of fields give the same bytes.
struct FieldBytes {
    private(set) var data: Data

    /// - Parameter label: What the bytes are for; bytes for one use are never those for another.
    init(_ label: String) {
        data = Data()
        append(label)
    }

    mutating func append(_ text: String) { append(Data(text.utf8)) }

    mutating func append(_ bytes: Data) {
        withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { data.append(contentsOf: $0) }
        data.append(bytes)
    }
}

/// Which item a sealed part belongs to: team, group and class by the scope, the
/// primary attributes by the key, this very item by the reference.
struct ItemPlace: Hashable, Sendable {
    var scope: Data
    var key: Data
    var reference: Data

    func bytes(for part: ItemSealer.Part) -> Data {
        var fields = FieldBytes(part.rawValue)
        fields.append(scope)
        fields.append(key)
        fields.append(reference)
        return fields.data
    }
}

extension SealedItem {
    var place: ItemPlace { ItemPlace(scope: scope, key: key, reference: reference) }
}

/// The keys of an open keychain: one finds items, one opens them.
struct ItemVault: Sendable {
    let index: ItemIndex
    let sealer: ItemSealer

    init(_ key: MasterKey) throws(KeychainError) {
        index = ItemIndex(try key.indexKey())
        sealer = ItemSealer(try key.sealingKey())
    }
}

/// Finds items by hashes that tell nothing to anyone who lacks the key: BLAKE2b, keyed.
struct ItemIndex: Sendable {
    private static let length = 32

    private let key: SecretBytes

    init(_ key: SecretBytes) { self.key = key }

    func owner(_ team: String) -> Data { hash(FieldBytes("team"), [Data(team.utf8)]) }

    /// Groups of one name that two teams have never meet, since the team goes in too.
    func scope(team: String, group: String, itemClass: ItemClass) -> Data {
        hash(FieldBytes("scope"), [team, group, itemClass.rawValue].map { Data($0.utf8) })
    }

    /// - Parameter identity: The primary attributes, each as bytes, in their class's order.
    func key(scope: Data, identity: [Data]) -> Data { hash(FieldBytes("key"), [scope] + identity) }

    /// By which a search finds the items of a scope that have one attribute; of another scope it is another.
    func attribute(_ name: String, _ value: Data, scope: Data) -> Data {
        hash(FieldBytes("attribute"), [scope, Data(name.utf8), value])
    }

    private func hash(_ start: FieldBytes, _ fields: [Data]) -> Data {
        var input = start
        fields.forEach { input.append($0) }
        var output = [UInt8](repeating: 0, count: Self.length)
        _ = input.data.withUnsafeBytes { bytes in
            key.withBytes { key in
                crypto_generichash(
                    &output, output.count, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count),
                    key, self.key.count)
            }
        }
        return Data(output)
    }
}
