// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
import Foundation
package import Processes

/// What an app shows, as data.
package struct DeviceLayers: Sendable {
    /// Names the app's process: no other has it.
    package var process: String
    package var tree: LayerTree
    /// The digests of the images in the layers, by their numbers.
    package var images: [Int: String]

    private let account: WorkAccount

    /// - Parameter account: What describing them counts against.
    package init(process: String, tree: LayerTree, images: [Int: String], account: WorkAccount = WorkAccount()) {
        self.account = account
        self.process = process
        self.tree = tree
        self.images = images
    }

    /// What a page has to take over that has seen a version of a process's tree, in JSON.
    ///
    /// - Throws: `CancellationError` where the app has ended.
    func changeText(after version: Int, of process: String?) async throws -> Data {
        try await account.run { try JSONEncoder().encode(change(after: version, of: process)) }
    }

    /// What a page has to take over that has seen a version of a process's tree.
    func change(after version: Int, of process: String?) -> Change {
        let change = tree.change(after: process == self.process ? version : 0)
        let named = change.layers.reduce(into: Set<Int>()) { $0.formUnion($1.images) }
        return Change(
            process: self.process, version: tree.version, roots: change.roots, layers: change.layers,
            images: images.filter { named.contains($0.key) })
    }

    struct Change: Encodable {
        var process: String
        var version: Int
        var roots: [Int]
        var layers: [Layer]
        /// The digests of the images in these layers, by their numbers.
        var images: [Int: String]
    }
}
