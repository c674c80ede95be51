// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

extension FuzzedReader {
    /// What an app says of its screen: two changes after each other, kept as the system keeps them, and painted.
    static let layers = FuzzedReader(name: "Layers", dictionary: "layers", limit: .making, seeds: layerSeeds) { data in
        let decoder = JSONDecoder()
        guard let changes = try? decoder.decode([LayerChange].self, from: data) else { return }
        var tree = LayerTree()
        for change in changes.prefix(2) {
            let before = tree.roots
            do throws(LayerTreeError) { try tree.apply(change) } catch { return }
            guard tree.roots == change.roots || tree.roots == before else {
                throw Contradiction("a screen has roots that nobody told about")
            }
        }
        try agree(tree, decoder)
        for root in tree.roots { tree.scroll(root, to: CGPoint(x: 1, y: CGFloat.infinity)) }
        guard let canvas = try? Canvas(size: CGSize(width: 64, height: 64), scale: 1) else { return }
        let painter = LayerPainter(layers: { tree[$0] }, images: [:])
        for root in tree.roots { painter.draw(root, on: canvas) }
        _ = try? canvas.bitmap(within: .screen)
    }

    /// What a page is told that has seen nothing is the same once it is read and written again.
    private static func agree(_ tree: LayerTree, _ decoder: JSONDecoder) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let written = try encoder.encode(tree.change(after: 0))
        guard try encoder.encode(decoder.decode(LayerChange.self, from: written)) == written else {
            throw Contradiction("layers are read as others than they were written")
        }
    }

    private static func layerSeeds() throws -> [String: Data] {
        func seed(_ changes: LayerChange...) throws -> Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(changes)
        }
        func layer(_ number: Int, _ change: (inout Layer) -> Void) -> Layer {
            var layer = Layer(number: number)
            change(&layer)
            return layer
        }
        let card = layer(1) { card in
            card.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
            (card.position, card.opacity, card.isClipping) = (CGPoint(x: 20, y: 20), 0.5, true)
            card.background = Color(white: 0.9)
            card.corners.radius = 8
            card.sublayers = [2]
        }
        let drawn = layer(2) { drawn in
            drawn.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            drawn.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4)
            drawn.contents = [
                .fill(Path(CGRect(x: 1, y: 1, width: 9, height: 9), cornerRadius: 2), .color(.black)),
                .image(1, in: CGRect(x: 0, y: 0, width: 5, height: 5), tint: nil, alpha: 1),
            ]
        }
        return [
            "empty.json": try seed(),
            "card.json": try seed(LayerChange(roots: [1], layers: [card, drawn])),
            "change.json": try seed(
                LayerChange(roots: [1], layers: [card, drawn]),
                LayerChange(roots: [2], layers: [layer(2) { $0.opacity = 0.1 }])),
        ]
    }
}
