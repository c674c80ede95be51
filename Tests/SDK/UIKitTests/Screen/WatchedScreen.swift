// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import QuartzCore
import Testing
import Wire

@testable import UIKit

/// The screen of this process, looked at by a test; what other tests show lies below its window.
@MainActor final class WatchedScreen {
    static let size = CGSize(width: 390, height: 844)

    let window = UIWindow(frame: CGRect(origin: .zero, size: WatchedScreen.size))
    let fingers = TouchDelivery(to: UIApplication())
    /// What was told with each number: all layers as they are by then.
    private(set) var told: [(id: Int, tree: LayerTree)] = []
    private var images: [Int: Bitmap] = [:]
    private var display = WatchedScreen.display()
    /// As they were told last.
    private(set) var fields: [ScreenField] = []

    init() {
        window.windowLevel = .alert + 100
        window.backgroundColor = .white
        window.rootViewController = UIViewController()
        window.isHidden = false
        ScreenUpdate.shared.perform()
        ScreenUpdate.shared.reporter = ScreenReporter { [weak self] layers, fields, id in
            self?.take(layers, id)
            self?.fields = fields
        }
    }

    private func take(_ layers: ScreenLayers, _ id: Int) {
        do {
            var tree = told.last?.tree ?? LayerTree()
            try tree.apply(try JSONDecoder().decode(LayerChange.self, from: layers.change))
            for image in layers.images { images[image.number] = try Bitmap(png: image.png) }
            told.append((id, tree))
        } catch {
            Issue.record("\(error)")
        }
    }

    /// The screen as it was told last.
    func picture() throws -> Bitmap {
        let size = CGSize(width: display.size.width, height: display.size.height)
        let canvas = try Canvas(size: size, scale: Double(display.scale))
        canvas.fill(Path(CGRect(origin: .zero, size: size)), with: .black)
        let tree = try #require(told.last).tree
        let painter = LayerPainter(layers: { tree[$0] }, images: images)
        for root in tree.roots { painter.draw(root, on: canvas) }
        return try canvas.bitmap()
    }

    /// Leaves the screen as it is without anybody who looks.
    func end() {
        window.isHidden = true
        window.rootViewController = nil
        ScreenUpdate.shared.perform()
        _ = UIScreen.main.show(on: Self.display())
        ScreenUpdate.shared.reporter = nil
    }

    /// Of the same size and scale as the screen of a process that nobody looks at.
    static func display(
        _ appearance: PanelRequest.Appearance = .light, size: CGSize = WatchedScreen.size, top: Double = 0,
        bottom: Double = 0
    ) -> ScreenDisplay {
        ScreenDisplay(
            size: PanelSize(width: size.width, height: size.height), scale: 2, appearance: appearance, topInset: top,
            bottomInset: bottom)
    }

    var view: UIView { window.rootViewController?.view ?? window }

    func ask(_ id: Int, on display: ScreenDisplay = WatchedScreen.display(), onceChanged: Bool = true) {
        self.display = display
        ScreenUpdate.shared.reporter?.take(ScreenRequest(display, onceChanged: onceChanged), id: id)
    }

    /// The end of a turn of the main queue.
    ///
    /// - Parameter checks: Whether to draw everything once more, and to expect that all that has changed was told.
    func turn(checks: Bool = true) {
        ScreenUpdate.shared.perform()
        guard checks else { return }
        do { try expectNothingMissed() } catch { Issue.record("\(error)") }
    }

    /// What was told layer by layer is what is there, unless some of it is yet to be told.
    private func expectNothingMissed() throws {
        guard let tree = told.last?.tree, ScreenUpdate.shared.reporter?.isStale == false else { return }
        let recorder = LayerRecorder(scale: Double(display.scale)) { tree[$0] }
        let roots = WindowList.shared.windows.compactMap { recorder.record($0.layer) }
        #expect(roots == tree.roots)
        // Numbers are rounded on the way.
        let all = try JSONEncoder().encode(LayerChange(roots: roots, layers: Array(recorder.layers.values)))
        for layer in try JSONDecoder().decode(LayerChange.self, from: all).layers
        where layer.differs(from: tree[layer.number]) {
            let view = WindowList.shared.layer(layer.number)?.owner.map { "\(Swift.type(of: $0))" } ?? "a layer"
            Issue.record("\(view) has changed without a mark: \(tree[layer.number].debugDescription) is now \(layer)")
        }
    }

    func touch(_ phase: TouchPayload.Phase, _ x: Double, _ y: Double, finger: Int = 0) throws {
        fingers.take(try #require(TouchPayload(finger: finger, phase: phase, x: x, y: y)))
    }

    func tap(_ x: Double, _ y: Double) throws {
        try touch(.began, x, y)
        try touch(.ended, x, y)
    }

    func type(_ input: TypingPayload.Input, in field: Int) throws {
        let typing = try #require(TypingPayload(field: field, input))
        ScreenFields.shown(typing.field)?.apply(typing.input)
    }

    /// Red, green and blue of a point on the screen as it was told last.
    func color(_ x: Int, _ y: Int) throws -> [UInt8] {
        let (red, green, blue, _) = try #require(try picture()[x * 2, y * 2])
        return [red, green, blue]
    }

    /// A person scrolls to a place and lets go.
    func scroll(_ view: UIScrollView, to y: Double, _ phase: ScrollPayload.Phase = .dragging) throws {
        view.take(try #require(ScrollPayload(layer: view.layer.number, phase: phase, x: 0, y: y)))
    }
}
