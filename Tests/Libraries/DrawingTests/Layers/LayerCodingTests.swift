// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Layers as they travel") struct LayerCodingTests {
    private static let red = Color(red: 1, green: 0, blue: 0, alpha: 0.2)
    private static let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))

    private static let text = TypesetText(
        lines: [
            .init(
                x: 1.5, baseline: 12, width: 60.25, isRightToLeft: true, isJustified: true,
                runs: [
                    .init("one ", TextStyle(font: TextFont(size: 17))),
                    .init(
                        "两",
                        {
                            var style = TextStyle(
                                font: TextFont(family: .named("Lato"), size: 9, weight: 700, isItalic: true),
                                color: red)
                            (style.isUnderlined, style.isStruckThrough) = (true, true)
                            (style.kerning, style.rise) = (0.5, -2)
                            return style
                        }()),
                    .init("3", TextStyle(font: TextFont(family: .serif, size: 4))),
                    .init("4", TextStyle(font: TextFont(family: .monospaced, size: 4))),
                ])
        ], language: "zh-Hans")

    private static let stops = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: .white)]

    private static let commands: [DrawingCommand] = [
        .fill(path, .color(red)), .fill(path, .linear(from: .zero, to: CGPoint(x: 9, y: 8), stops)),
        .fill(path, .radial(around: CGPoint(x: 1, y: 2), radii: CGSize(width: 3, height: 4), stops)),
        .stroke(path, .black, LineStyle()),
        .stroke(path, red, LineStyle(width: 3, cap: .round, join: .bevel, dash: [1, 2])),
        .image(7, in: CGRect(x: 1, y: 2, width: 3, height: 4), tint: nil, alpha: 1),
        .image(8, in: .zero, tint: red, alpha: 0.5), .text(text, at: CGPoint(x: 5, y: 6)),
        .shadow(
            Shadow(color: red, offset: CGSize(width: 0, height: 2), radius: 3),
            of: CGRect(x: 0, y: 0, width: 9, height: 9),
            cornerRadius: 4),
        .clip(path), .concatenate(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
        .isolated([.clip(path), .fill(path, .color(.white))]), .group([.fill(path, .color(.white))], alpha: 0.5),
        .masked([.fill(path, .color(.white))], by: [.fill(path, .color(.black))]),
        .blended([.fill(path, .color(.white))], .multiply),
    ]

    private static var full: Layer {
        var layer = Layer(number: 3)
        layer.position = CGPoint(x: 10, y: 20)
        layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        layer.anchor = CGPoint(x: 0, y: 1)
        layer.transform = Transform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        (layer.opacity, layer.background, layer.isClipping) = (0.5, red, true)
        layer.pinnedUntil = 120.5
        layer.signals = [
            LayerSignal(number: 4, kind: .announcement, text: "Saved"), LayerSignal(number: 5, kind: .success),
        ]
        (layer.corners.radius, layer.corners.isRound) = (9, [true, false, true, false])
        layer.border = .init(width: 1, color: .black)
        layer.shadow = Shadow(color: .black, offset: .zero, radius: 2)
        layer.shadowPlace = CGRect(x: 0, y: 0, width: 1, height: 1)
        (layer.contents, layer.mask, layer.sublayers) = (commands, 9, [4, 5])
        var scrolling = Layer.Scrolling()
        (scrolling.size, scrolling.offset) = (CGSize(width: 30, height: 400), CGPoint(x: 0, y: 7))
        (scrolling.insets, scrolling.revision, scrolling.isEnabled) = ([1, 2, 3, 4], 6, false)
        (scrolling.isPaging, scrolling.bouncesAcross, scrolling.bouncesDown) = (true, true, true)
        scrolling.showsIndicators = [false, true]
        layer.scrolling = scrolling
        var said = Layer.Accessibility()
        (said.label, said.value, said.hint, said.traits, said.identifier) = ("a", "b", "c", 5, "d")
        layer.accessibility = said
        var spring = LayerAnimation(number: 1, property: "position", values: [[1, 2]], duration: 0.5)
        (spring.pace, spring.delay, spring.count, spring.autoreverses) = (.samples([0, 1.1, 1]), 0.1, nil, true)
        (spring.times, spring.beginsWhereSeen) = ([0], true)
        var fade = LayerAnimation(number: 2, property: "opacity", values: [[0], [1]], duration: 1)
        (fade.pace, fade.count) = (.curve(0.1, 0.2, 0.3, 0.4), 2)
        layer.animations = [spring, fade]
        layer.transition = LayerTransition(number: 4, kind: .push, duration: 0.35)
        return layer
    }

    @Test("all there is arrives as it was sent")
    func roundTrip() throws {
        let change = LayerChange(roots: [3], layers: [Self.full, Layer(number: 4)])
        #expect(try JSONDecoder().decode(LayerChange.self, from: try JSONEncoder().encode(change)) == change)
    }

    @Test("what goes without saying is not said")
    func brevity() throws {
        let json = String(decoding: try JSONEncoder().encode(Layer(number: 4)), as: UTF8.self)
        #expect(json == #"{"number":4}"#)
    }

    @Test(
        "what is no layer is refused",
        arguments: [
            (#"{"number":1,"signals":[{"number":1,"kind":"shock","text":""}]}"#, "signals[0].kind"),
            (#"{"number":0}"#, "number"),
            (#"{"number":-1}"#, "number"),
            ("{}", "number"),
            (#"{"number":1,"background":"red"}"#, "background"),
            (##"{"number":1,"background":"#+fffffff"}"##, "background"),
            (#"{"number":1,"bounds":[[0,0],[1]]}"#, "bounds[1][1]"),
            (#"{"number":1,"corners":{"radius":1,"isRound":[true]}}"#, "corners.isRound"),
            (#"{"number":1,"contents":[{}]}"#, "contents[0].fill"),
            (##"{"number":1,"contents":[{"fill":"M0 0Q1 1","paint":{"color":"#000000ff"}}]}"##, "contents[0].fill"),
            (#"{"number":1,"contents":[{"blended":[],"blending":"nothing"}]}"#, "contents[0].blending"),
            (#"{"number":1,"scrolling":{"size":[1,1],"offset":[0,0],"insets":[1]}}"#, "scrolling.insets"),
            (#"{"number":1,"scrolling":{"size":[1,1],"offset":[0,0],"showsIndicators":[true]}}"#, "scrolling.insets"),
            (
                #"{"number":1,"animations":[{"number":1,"property":"opacity","values":[],"duration":1}]}"#,
                "animations[0].duration"
            ),
            (
                #"{"number":1,"animations":[{"number":1,"property":"opacity","values":[[1]],"duration":0}]}"#,
                "animations[0].duration"
            ),
            (
                #"{"number":1,"animations":[{"number":1,"property":"a","values":[[1]],"duration":1,"curve":[1,2,3]}]}"#,
                "animations[0].curve"
            ),
            (#"{"number":1,"transition":{"number":1,"kind":"explode","duration":1}}"#, "transition.kind"),
        ])
    func refusals(json: String, place: String) {
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(Layer.self, from: Data(json.utf8)) }
        #expect(error?.place == place)
    }

    @Test("each way of mixing has a name of its own", arguments: (0...28).compactMap { Blending(rawValue: $0) })
    func blending(_ blending: Blending) throws {
        #expect(try JSONDecoder().decode([Blending].self, from: try JSONEncoder().encode([blending])) == [blending])
    }

    @Test(
        "a path is written as SVG writes it",
        arguments: [
            (Self.path, "M1 2L4 2L4 6L1 6Z"),
            (Path(CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1e9)), "M0 0L0.333 0L0.333 1000000L0 1000000Z"),
        ])
    func paths(path: Path, text: String) {
        #expect(path.written == text)
        #expect(Path(text)?.written == text)
    }

    @Test("arcs become curves that draw the same")
    func arcs() throws {
        var path = Path(CGRect(x: 2, y: 2, width: 36, height: 26), cornerRadius: 9, corners: [true, false, true, true])
        path.elements += [
            .move(CGPoint(x: 30, y: 20)),
            .arc(center: CGPoint(x: 20, y: 15), radius: 8, from: 0.3, to: -4, clockwise: false), .close,
        ]
        path.usesEvenOddRule = true
        let copy = try #require(Path(path.written))
        #expect(copy.usesEvenOddRule)
        let bitmaps = try [path, copy].map { path in
            let canvas = try Canvas(size: CGSize(width: 40, height: 30), scale: 2)
            canvas.fill(path, with: .black)
            return try canvas.bitmap()
        }
        let differences = zip(bitmaps[0].bytes, bitmaps[1].bytes).map { abs(Int($0) - Int($1)) }
        // Cairo makes its own curves of an arc.
        #expect(differences.max() ?? 255 <= 24)
    }

    @Test("a canvas notes what is drawn, and paints the same when it is told about that")
    func commands() throws {
        func draw(on canvas: Canvas) {
            canvas.save()
            canvas.translate(x: 5, y: 5)
            canvas.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
            canvas.group(alpha: 0.5) {
                canvas.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 10)), with: .black)
            }
            canvas.blended(.multiply) { canvas.fill(Self.path, with: Self.red) }
            canvas.restore()
            canvas.save()
            canvas.stroke(Self.path, with: .black, line: LineStyle(width: 2))
        }
        let size = CGSize(width: 40, height: 30)
        let whole = try Canvas(size: size, scale: 1)
        draw(on: whole)
        let noted = Canvas(scale: 1)
        draw(on: noted)
        let sent = try JSONDecoder().decode([DrawingCommand].self, from: try JSONEncoder().encode(noted.commands))
        let again = try Canvas(size: size, scale: 1)
        again.draw(sent, images: [:])
        let differences = zip(try whole.bitmap().bytes, try again.bitmap().bytes).map { abs(Int($0) - Int($1)) }
        #expect(differences.max() ?? 255 <= 2)
    }
}
