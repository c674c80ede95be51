// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSodium
import Foundation

/// Finds items by hashes that tell nothing to who lacks the key: BLAKE2b, keyed.
struct ItemIndex: Sendable {
    private static let length = 32

    private let key: SecretBytes

    init(_ key: SecretBytes) {
        self.key = key
    }

    func owner(_ team: String) -> Data {
        hash(FieldBytes("team"), [Data(team.utf8)])
    }

    /// Groups of one name that two teams have never meet, since the team goes in too.
    func scope(team: String, group: String, itemClass: ItemClass) -> Data {
        hash(FieldBytes("scope"), [team, group, itemClass.rawValue].map { Data($0.utf8) })
    }

    /// - Parameter identity: The primary attributes, each as bytes, in their class's order.
    func key(scope: Data, identity: [Data]) -> Data {
        hash(FieldBytes("key"), [scope] + identity)
    }

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
