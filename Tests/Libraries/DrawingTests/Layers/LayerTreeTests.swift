// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Drawing

@Suite("A tree of layers") struct LayerTreeTests {
    private func layer(_ number: Int, _ sublayers: [Int] = [], mask: Int = 0) -> Layer {
        var layer = Layer(number: number)
        (layer.sublayers, layer.mask) = (sublayers, mask)
        return layer
    }

    private func tree(_ layers: Layer...) throws -> LayerTree {
        var tree = LayerTree()
        try tree.apply(LayerChange(roots: [1], layers: layers))
        return tree
    }

    @Test("takes what has changed, and forgets what nothing holds any more")
    func changes() throws {
        var tree = try tree(layer(1, [2, 3]), layer(2, [4]), layer(3, mask: 5), layer(4), layer(5))
        #expect(tree.version == 1)
        try tree.apply(LayerChange(roots: [1], layers: [layer(1, [3, 6]), layer(6)]))
        #expect([2, 4].allSatisfy { tree[$0] == nil } && [1, 3, 5, 6].allSatisfy { tree[$0] != nil })
        #expect(tree.change(after: 1).layers.map(\.number) == [1, 6])
        #expect(tree.change(after: 0).layers.map(\.number) == [1, 3, 5, 6])
        #expect(tree.change(after: 2).layers.isEmpty && tree.change(after: 2).roots == [1])
    }

    @Test("a layer may go from one to another in a change")
    func moves() throws {
        var tree = try tree(layer(1, [2, 3]), layer(2, [4]), layer(3), layer(4))
        try tree.apply(LayerChange(roots: [1], layers: [layer(2), layer(3, [4])]))
        #expect(tree[4] != nil)
    }

    @Test("what is not a tree is refused, and nothing is changed by it")
    func refusals() throws {
        let before = try tree(layer(1, [2]), layer(2))
        let cases: [(LayerChange, LayerTreeError)] = [
            (LayerChange(roots: [1, 9], layers: []), .missing(9)),
            (LayerChange(roots: [1], layers: [layer(2, [7])]), .missing(7)),
            (LayerChange(roots: [1], layers: [layer(2, [1])]), .heldTwice(1)),
            (LayerChange(roots: [1, 2], layers: []), .heldTwice(2)),
            (LayerChange(roots: [1], layers: [layer(1, [2, 2])]), .heldTwice(2)),
            (LayerChange(roots: [1], layers: [layer(1, [2], mask: 2)]), .heldTwice(2)),
            (LayerChange(roots: [1], layers: (1...300).map { layer($0, [$0 + 1]) } + [layer(301)]), .tooMany),
            (
                LayerChange(roots: [1], layers: [layer(1, Array(2...20_002))] + (2...20_002).map { layer($0) }),
                .tooMany
            ),
        ]
        for (change, error) in cases {
            var tree = before
            #expect(throws: error) { try tree.apply(change) }
            #expect(tree == before)
        }
    }

    @Test("a person's scrolling is no change")
    func scrolling() throws {
        var outer = layer(1)
        outer.scrolling = Layer.Scrolling()
        var tree = try tree(outer)
        tree.scroll(1, to: CGPoint(x: 0, y: 40))
        tree.scroll(7, to: CGPoint(x: 0, y: 40))
        #expect(tree[1]?.scrolling?.offset.y == 40 && tree.change(after: 1).layers.isEmpty)
        tree.removeAll()
        #expect(tree.version == 1 && tree[1] == nil)
    }

    @Test("names the images in it, also those in groups and masks")
    func images() throws {
        var shown = layer(1, [2])
        let image = { DrawingCommand.image($0, in: .zero, tint: nil, alpha: 1) }
        shown.contents = [image(1), .isolated([.group([image(2)], alpha: 0.5)]), .masked([image(3)], by: [image(4)])]
        var other = layer(2)
        other.contents = [.blended([image(5), image(1)], .multiply)]
        #expect(try tree(shown, other).images == [1, 2, 3, 4, 5])
    }

    @Test(
        "what is drawn without end is painted within limits: endless work, long paths, nested sheets, deep trees",
        .timeLimit(.minutes(2)))
    func limits() throws {
        let square = Path(CGRect(x: 0, y: 0, width: 2000, height: 2000))
        var limits = PaintingLimits(time: .milliseconds(200), sheets: 2, pathElements: 10, imageBytes: 0)
        let canvas = try Canvas(size: CGSize(width: 2000, height: 2000), scale: 1)
        canvas.draw(Array(repeating: .fill(square, .color(Color(white: 0, alpha: 0.5))), count: 100_000), images: [:])
        // Without a limit it takes longer than the test may.
        _ = try canvas.bitmap(within: limits)
        limits.time = .seconds(60)
        var long = square
        long.elements += Array(repeating: .line(.zero), count: 10)
        let small = try Canvas(size: CGSize(width: 4, height: 4), scale: 1)
        small.fill(long, with: .black)
        #expect(try small.bitmap(within: limits)[1, 1]?.alpha == 0, "the path is too long")
        var nested: [DrawingCommand] = [.fill(square, .color(.black))]
        for _ in 0..<40 { nested = [.group(nested, alpha: 0.5)] }
        small.draw([.masked(nested, by: [.fill(square, .color(.black))])], images: [:])
        #expect(try small.bitmap(within: limits)[1, 1]?.alpha == 255, "the mask's two sheets leave none for the groups")
        let deep = (1..<LayerTree.depthLimit).map { number in
            var layer = layer(number, number + 1 < LayerTree.depthLimit ? [number + 1] : [])
            layer.bounds.size = CGSize(width: 4, height: 4)
            (layer.opacity, layer.isClipping, layer.background) = (0.99, true, .black)
            return layer
        }
        var tree = LayerTree()
        try tree.apply(LayerChange(roots: [1], layers: deep))
        let screen = try Canvas(size: CGSize(width: 4, height: 4), scale: 1)
        LayerPainter(layers: { tree[$0] }, images: [:]).draw(1, on: screen)
        #expect(try screen.bitmap(within: .screen)[0, 0]?.alpha ?? 0 > 250)
    }
}
