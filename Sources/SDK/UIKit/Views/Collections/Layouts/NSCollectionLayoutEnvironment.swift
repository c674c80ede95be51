// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The environment of a compositional layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The collection.
    var container: any NSCollectionLayoutContainer { get }
    /// Light or dark, and what else the collection goes by.
    var traitCollection: UITraitCollection { get }
}

/// The size of the collection.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// All of it.
    var contentSize: CGSize { get }
    /// Without its insets.
    var effectiveContentSize: CGSize { get }
    /// Its insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// Its insets.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A collection of a size.
final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ traits: UITraitCollection) {
        contentSize = size
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
