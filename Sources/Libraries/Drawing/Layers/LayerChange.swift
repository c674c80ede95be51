// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What has become of the layers on a screen: those that are new or different, each as a whole.
///
/// A layer that no other holds any more is gone.
package struct LayerChange: Hashable, Sendable, Codable {
    /// The numbers of the outermost layers, the rearmost first.
    package var roots: [Int]
    package var layers: [Layer]

    package init(roots: [Int], layers: [Layer]) {
        self.roots = roots
        self.layers = layers
    }
}
