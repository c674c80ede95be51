// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import Drawing
import Foundation
import Processes

/// What an app shows, as data for pages.
extension ShownLayers {
    /// What a page has to take over that has seen a version of a process's tree, in JSON.
    ///
    /// - Throws: `CancellationError` where the app has ended.
    func changeText(after version: Int, of process: String?) async throws -> Data {
        try await account.run { try JSONEncoder().encode(change(after: version, of: process)) }
    }

    /// What a page has to take over that has seen a version of a process's tree.
    func change(after version: Int, of process: String?) -> Change {
        let change = tree.change(after: process == self.process.uuidString ? version : 0)
        let named = change.layers.reduce(into: Set<Int>()) { $0.formUnion($1.images) }
        return Change(
            process: self.process.uuidString, version: tree.version, roots: change.roots, layers: change.layers,
            images: images.filter { named.contains($0.key) }.mapValues(\.digest))
    }

    /// What is other than a page has seen.
    struct Change: Encodable {
        var process: String
        var version: Int
        var roots: [Int]
        var layers: [Layer]
        /// The digests of the images in these layers, by their numbers.
        var images: [Int: String]
    }
}
