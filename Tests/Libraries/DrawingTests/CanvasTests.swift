// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("A canvas") struct CanvasTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func drawn(scale: Double = 1, _ body: (Canvas) -> Void) throws -> Bitmap {
        let canvas = try Canvas(size: square.size, scale: scale)
        body(canvas)
        return try canvas.bitmap()
    }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) throws -> [UInt8] {
        let (red, green, blue, alpha) = try #require(bitmap[x, y])
        return [red, green, blue, alpha]
    }

    @Test("a filled rectangle has its colour inside and leaves what is outside clear", arguments: [1.0, 2, 3])
    func fill(scale: Double) throws {
        let bitmap = try drawn(scale: scale) { $0.fill(Path(CGRect(x: 2, y: 2, width: 4, height: 4)), with: red) }
        #expect(bitmap.width == Int(10 * scale))
        #expect(try pixel(bitmap, Int(3 * scale), Int(3 * scale)) == [255, 0, 0, 255])
        #expect(try pixel(bitmap, Int(7 * scale), Int(3 * scale)) == [0, 0, 0, 0])
    }

    @Test("colours are multiplied by their opacity")
    func premultiplied() throws {
        let bitmap = try drawn { $0.fill(Path(square), with: Color(red: 1, green: 0, blue: 0, alpha: 0.5)) }
        let (red, _, _, alpha) = try #require(bitmap[5, 5])
        #expect((127...128).contains(red) && red == alpha)
    }

    @Test("a group is laid on as a whole, so what overlaps in it does not show")
    func group() throws {
        let bitmap = try drawn { canvas in
            canvas.group(alpha: 0.5) {
                canvas.fill(Path(square), with: red)
                canvas.fill(Path(square), with: red)
            }
        }
        #expect((127...128).contains(try #require(bitmap[5, 5]).alpha))
    }

    @Test("nothing is drawn outside a clip, and all of it after the clip is given back")
    func clip() throws {
        let bitmap = try drawn { canvas in
            canvas.isolated {
                canvas.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 10)))
                canvas.fill(Path(square), with: red)
            }
            canvas.fill(Path(CGRect(x: 9, y: 9, width: 1, height: 1)), with: red)
        }
        #expect(try pixel(bitmap, 4, 4) == [255, 0, 0, 255])
        #expect(try pixel(bitmap, 5, 4) == [0, 0, 0, 0])
        #expect(try pixel(bitmap, 9, 9) == [255, 0, 0, 255])
    }

    @Test(
        "coordinates that are no numbers, or huge, draw nothing wrong and break nothing",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
    func badNumbers(number: Double) throws {
        let bitmap = try drawn { canvas in
            let rect = CGRect(x: number, y: 0, width: 5, height: number)
            canvas.isolated {
                canvas.fill(Path(rect, cornerRadius: number), with: Color(red: number, green: 0, blue: 0))
                canvas.stroke(Path(ellipseIn: rect), with: red, line: LineStyle(width: number, dash: [number, number]))
                canvas.draw(Bitmap.blank, in: rect, alpha: number)
                canvas.group(alpha: number) { canvas.translate(x: number, y: number) }
                canvas.concatenate(Transform(a: number, b: 0, c: 0, d: number, tx: 0, ty: 0))
                canvas.clip(to: Path(rect))
            }
            canvas.fill(Path(CGRect(x: 9, y: 9, width: 1, height: 1)), with: red)
        }
        #expect(try pixel(bitmap, 9, 9) == [255, 0, 0, 255])
    }

    @Test(
        "sizes of no or too many pixels are refused",
        arguments: [
            (0.0, 10.0), (-1, 10), (.nan, 10), (.infinity, 10), (1e9, 1e9), (20_000, 1), (16_000, 16_000),
        ])
    func sizes(width: Double, height: Double) {
        let error = #expect(throws: DrawingError.self) {
            try Canvas(size: CGSize(width: width, height: height), scale: 1)
        }
        #expect(error?.kind == .size)
    }

    @Test("more is given back than was kept, and nothing happens")
    func unbalanced() throws {
        let bitmap = try drawn { canvas in
            for _ in 0..<5 { canvas.restore() }
            canvas.save()
            canvas.fill(Path(square), with: red)
        }
        #expect(try pixel(bitmap, 5, 5) == [255, 0, 0, 255])
    }

    @Test("a bitmap is the same after it was a PNG")
    func png() throws {
        let bitmap = try drawn { $0.fill(Path(ellipseIn: square), with: Color(red: 0.2, green: 0.4, blue: 1)) }
        #expect(try Bitmap(png: bitmap.png()) == bitmap)
    }

    @Test("what is not a PNG, cut off or larger than allowed is refused")
    func badPNG() throws {
        let png = try drawn { $0.fill(Path(square), with: red) }.png()
        let lengths = stride(from: 0, to: png.count - 12, by: 3)
        for data in [Data("GIF89a, and more of it than a head".utf8)] + lengths.map({ png.prefix($0) }) {
            let error = #expect(throws: DrawingError.self) { try Bitmap(png: data) }
            #expect(error?.kind == .unreadableImage, "\(data.count) bytes")
        }
        var huge = png
        huge.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
        #expect(throws: DrawingError.size(width: 2_147_483_647, height: 10)) { try Bitmap(png: huge) }
        let short = #expect(throws: DrawingError.self) { try Bitmap(width: 2, height: 2, bytes: [0]) }
        #expect(short?.kind == .unreadableImage)
    }

    @Test(
        "an image goes into a rectangle as its mode says",
        arguments: [
            (ImageMode.fill, CGRect(x: 0, y: 0, width: 100, height: 50)),
            (.aspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
            (.aspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
            (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
            (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
            (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
        ])
    func modes(mode: ImageMode, place: CGRect) {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(mode.place(for: CGSize(width: 20, height: 20), in: rect) == place)
    }

    @Test("shapes look as they are kept")
    func golden() throws {
        let canvas = try Canvas(size: CGSize(width: 160, height: 100), scale: 2)
        canvas.fill(Path(CGRect(x: 0, y: 0, width: 160, height: 100)), with: .white)
        canvas.fill(
            Path(CGRect(x: 10, y: 10, width: 60, height: 80), cornerRadius: 16), from: CGPoint(x: 0, y: 10),
            to: CGPoint(x: 0, y: 90),
            stops: [
                GradientStop(offset: 0, color: Color(red: 0.2, green: 0.5, blue: 1)),
                GradientStop(offset: 1, color: Color(red: 0.4, green: 0.2, blue: 0.9)),
            ])
        canvas.stroke(
            Path(CGRect(x: 80, y: 10, width: 70, height: 36), cornerRadius: 12, corners: [true, false, false, true]),
            with: Color(red: 1, green: 0.3, blue: 0.2), line: LineStyle(width: 3))
        canvas.isolated {
            canvas.translate(x: 115, y: 70)
            canvas.concatenate(Transform(a: 0.866, b: 0.5, c: -0.5, d: 0.866, tx: 0, ty: 0))
            canvas.fill(
                Path(ellipseIn: CGRect(x: -30, y: -12, width: 60, height: 24)), with: Color(white: 0.2, alpha: 0.6))
        }
        try GoldenImage("shapes").expect(canvas.bitmap())
    }
}
