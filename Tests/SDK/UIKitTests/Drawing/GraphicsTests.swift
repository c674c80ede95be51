// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("What an app draws itself") @MainActor struct GraphicsTests {
    private func image(_ side: CGFloat = 4, scale: CGFloat = 1, _ actions: (CGContext) -> Void) throws -> Bitmap {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            actions($0.cgContext)
        }
        return try #require(image.drawn(for: scale)).bitmap
    }

    @Test("an image has the size and the fineness that it was asked for")
    func size() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        #expect(image.size == CGSize(width: 3, height: 2))
        #expect(image.cgImage?.width == 6)
        #expect(image.pngData()?.starts(with: [0x89, 0x50]) == true)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("what is saved comes back, colours and coordinates alike")
    func state() throws {
        let bitmap = try image { context in
            context.setFillColor(UIColor.red.cgColor)
            context.saveGState()
            context.setFillColor(UIColor.blue.cgColor)
            context.translateBy(x: 2, y: 2)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
        }
        #expect(bitmap[0, 0]?.red == 255 && bitmap[2, 2]?.blue == 255 && bitmap[1, 1]?.alpha == 0)
    }

    @Test("angles go the way that UIKit's and Core Graphics' own do")
    func arcs() throws {
        let quarter = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(quarter.bounds.minX > 9.9 && quarter.bounds.minY > 9.9)
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(path.boundingBox.minX > -0.1 && path.boundingBox.maxY > 9.9)
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.boundingBox.minX < -9.9)
    }

    @Test("a path knows what is inside it", arguments: [(false, true), (true, false)])
    func inside(usesEvenOdd: Bool, isInside: Bool) {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
        path.usesEvenOddFillRule = usesEvenOdd
        #expect(path.contains(CGPoint(x: 5, y: 5)) == isInside)
        #expect(path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
    }

    @Test("a text is as large as it is drawn")
    func text() throws {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let size = "Bread".size(withAttributes: attributes)
        #expect(size.height > 20 && size.height < 21)
        let narrow = "Bread and butter".boundingRect(
            with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, attributes: attributes,
            context: nil)
        #expect(narrow.height > 40 && narrow.width <= 60)
        let bitmap = try image(60) { _ in "Bread".draw(at: CGPoint(x: 0, y: 0), withAttributes: attributes) }
        #expect((0..<60).contains { x in (0..<21).contains { y in (bitmap[x, y]?.alpha ?? 0) > 100 } })
        #expect(!(0..<60).contains { x in (24..<60).contains { y in (bitmap[x, y]?.alpha ?? 0) > 0 } })
    }

    @Test("hostile numbers draw nothing and end", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func hostile(number: CGFloat) throws {
        let bitmap = try image { context in
            context.setLineWidth(number)
            context.addArc(
                center: CGPoint(x: number, y: 0), radius: number, startAngle: number, endAngle: number, clockwise: true)
            context.addLine(to: CGPoint(x: 1, y: number))
            context.strokePath()
            context.rotate(by: number)
            context.setAlpha(number)
            context.fill(CGRect(x: number, y: number, width: number, height: number))
        }
        #expect(bitmap.width == 4)
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: number, height: 2))
        _ = path.contains(.zero)
        _ = path.bounds
        #expect(UIGraphicsImageRenderer(size: CGSize(width: number, height: 1)).image { _ in }.size == .zero)
    }

    @Test("layers of an app's own lie where they were put among the subviews")
    func order() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let (back, front, child) = (CALayer(), CALayer(), UIView(frame: view.bounds))
        view.addSubview(child)
        view.layer.addSublayer(front)
        view.layer.insertSublayer(back, at: 0)
        #expect(
            view.layer.sublayers?.map(ObjectIdentifier.init) == [back, child.layer, front].map(ObjectIdentifier.init))
        for layer in [back, front] { layer.frame = view.bounds }
        back.backgroundColor = UIColor.blue.cgColor
        child.backgroundColor = .green
        #expect(view.snapshot(scale: 1, style: .light).bytes == [0, 255, 0, 255])
        front.backgroundColor = UIColor.red.cgColor
        #expect(view.snapshot(scale: 1, style: .light).bytes == [0, 0, 255, 255])
        front.removeFromSuperlayer()
        child.removeFromSuperview()
        #expect(view.snapshot(scale: 1, style: .light).bytes == [255, 0, 0, 255])
        back.addSublayer(back)
        #expect(back.sublayers == nil)
    }

    @Test("a mask lets through what it covers")
    func mask() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        view.backgroundColor = .red
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).cgPath
        view.layer.mask = mask
        #expect(view.snapshot(scale: 1, style: .light).bytes == [0, 0, 0, 0, 0, 0, 255, 255])
    }

    @Test("frames between pixels are drawn on pixels")
    func snapping() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
        let inner = UIView(frame: CGRect(x: 0.7, y: 0.2, width: 1.1, height: 1))
        inner.backgroundColor = .red
        view.addSubview(inner)
        #expect(view.snapshot(scale: 1, style: .light).bytes == [0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0])
    }

    @Test("what an animation leaves behind is drawn")
    func animation() {
        let layer = CALayer()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0.5
        layer.add(fade, forKey: "fade")
        #expect(layer.opacity == 1)
        fade.isRemovedOnCompletion = false
        fade.fillMode = .forwards
        layer.add(fade, forKey: "fade")
        #expect(layer.opacity == 0.5)
    }
}
