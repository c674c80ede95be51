// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// All layers on a screen.
package struct LayerTree: Hashable, Sendable {
    /// As many as a screen has.
    package static let limit = 20_000
    /// How many layers may lie in one another.
    package static let depthLimit = 200

    /// The numbers of the outermost layers, the rearmost first.
    package private(set) var roots: [Int] = []
    private var entries: [Int: Entry] = [:]
    /// Counts the changes.
    package private(set) var version = 0

    private struct Entry: Hashable {
        var layer: Layer
        /// That it has changed in last.
        var version: Int
        /// The numbers of the images in it.
        var images: Set<Int>
    }

    package init() {}

    package subscript(number: Int) -> Layer? { entries[number]?.layer }

    /// Takes a change; what no layer holds any more is forgotten.
    ///
    /// - Throws: ``LayerTreeError`` where it does not fit. The tree is as it was then.
    package mutating func apply(_ change: LayerChange) throws(LayerTreeError) {
        var next = self
        next.version += 1
        next.roots = change.roots
        for layer in change.layers {
            next.entries[layer.number] = Entry(
                layer: layer, version: next.version, images: layer.images)
        }
        let held = try next.held()
        next.entries = next.entries.filter { held.contains($0.key) }
        self = next
    }

    /// Forgets all layers; versions are counted on.
    package mutating func removeAll() { (roots, entries) = ([], [:]) }

    /// What has changed after a version: all of it where that is 0.
    package func change(after version: Int) -> LayerChange {
        LayerChange(
            roots: roots,
            layers: entries.values.filter { $0.version > version }.map(\.layer).sorted { $0.number < $1.number })
    }

    /// The numbers of all images that are shown.
    package var images: Set<Int> { entries.values.reduce(into: []) { $0.formUnion($1.images) } }

    /// A person has scrolled what is in a layer.
    package mutating func scroll(_ number: Int, to offset: CGPoint) {
        entries[number]?.layer.scrolling?.offset = offset
    }

    /// The numbers of all layers that are held, each by one.
    private func held() throws(LayerTreeError) -> Set<Int> {
        var held: Set<Int> = []
        var open = roots.map { (number: $0, depth: 1) }
        while let (number, depth) = open.popLast() {
            guard let layer = entries[number]?.layer else { throw .missing(number) }
            guard held.insert(number).inserted else { throw .heldTwice(number) }
            guard depth < Self.depthLimit, held.count <= Self.limit else { throw .tooMany }
            for inner in layer.sublayers + (layer.mask == 0 ? [] : [layer.mask]) { open.append((inner, depth + 1)) }
        }
        return held
    }
}

extension Layer {
    /// The numbers of the images that its contents name.
    package var images: Set<Int> { DrawingCommand.images(in: contents) }
}

extension DrawingCommand {
    fileprivate static func images(in commands: [DrawingCommand]) -> Set<Int> {
        commands.reduce(into: []) { found, command in
            switch command {
            case .image(let number, _, _, _): found.insert(number)
            case .isolated(let inner), .group(let inner, _), .blended(let inner, _): found.formUnion(images(in: inner))
            case .masked(let inner, let mask): found.formUnion(images(in: inner + mask))
            case .fill, .stroke, .text, .shadow, .clip, .concatenate: break
            }
        }
    }
}

/// Why layers make no tree.
package enum LayerTreeError: Error, Hashable {
    /// A layer is held that was never told about.
    case missing(Int)
    /// A layer is held by two, or by what is in it.
    case heldTwice(Int)
    /// There are more than ``LayerTree/limit``, or more than ``LayerTree/depthLimit`` lie in one another.
    case tooMany
}
