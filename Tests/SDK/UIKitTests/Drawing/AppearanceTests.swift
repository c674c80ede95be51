// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@testable import UIKit

@Suite("Light and dark") @MainActor struct AppearanceTests {
    private final class Listening: UIView {
        var former: [UIUserInterfaceStyle?] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            former.append(previousTraitCollection?.userInterfaceStyle)
        }
    }

    private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }

    @Test("a colour is what its surroundings make it")
    func dynamicColor() {
        #expect(dynamic.resolvedColor(with: .light) == .green)
        #expect(dynamic.resolvedColor(with: .dark) == .red)
        #expect(dynamic.withAlphaComponent(0.5).color(in: .dark) == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(UIColor.label.color(in: .light) == .black)
        #expect(UIColor.label.color(in: .dark) == .white)
        #expect(UIColor.systemBlue == .systemBlue && UIColor.systemBlue != .systemGreen)
    }

    @Test("a provider that answers with its own colour ends as nothing")
    func endless() {
        final class Loop: @unchecked Sendable { var color: UIColor? }
        let loop = Loop()
        loop.color = UIColor { _ in loop.color ?? .red }
        #expect(loop.color?.color(in: .light) == .clear)
        loop.color = nil
    }

    @Test("a view is drawn in the surroundings it is asked for, unless it has its own")
    func snapshot() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        view.backgroundColor = dynamic
        let inner = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
        inner.overrideUserInterfaceStyle = .light
        inner.backgroundColor = dynamic
        view.addSubview(inner)
        let bitmap = view.snapshot(scale: 1, style: .dark)
        #expect(bitmap.bytes == [0, 0, 255, 255, 0, 255, 0, 255])
        #expect(view.traitCollection.displayScale == 1)
    }

    @Test("a view hears about other surroundings once")
    func notice() {
        let view = Listening(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        for style in [UIUserInterfaceStyle.light, .light, .dark] { _ = view.snapshot(scale: 1, style: style) }
        #expect(view.former == [nil, .light])
    }

    @Test("what is hidden or wholly clear is not drawn")
    func hidden() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = .red
        view.addSubview(inner)
        inner.isHidden = true
        #expect(view.snapshot(scale: 1, style: .light).bytes == [0, 0, 0, 0])
        inner.isHidden = false
        inner.alpha = 0
        #expect(view.snapshot(scale: 1, style: .light).bytes == [0, 0, 0, 0])
        inner.alpha = 1
        #expect(view.snapshot(scale: 1, style: .light).bytes == [0, 0, 255, 255])
    }
}
