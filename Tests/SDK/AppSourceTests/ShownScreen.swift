// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import QuartzCore
import Testing
import Wire

@testable import UIKit

/// A window of a phone's size that shows a controller of an app, as a test looks at it.
@MainActor final class ShownScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fingers = TouchDelivery(to: UIApplication())

    init(_ controller: UIViewController) {
        window.windowLevel = .alert + 200
        window.backgroundColor = .systemBackground
        window.rootViewController = controller
        window.makeKeyAndVisible()
        turn()
    }

    /// The end of a turn of the main queue.
    func turn() {
        ScreenUpdate.shared.perform()
        window.layoutIfNeeded()
        expectNothingMissed()
    }

    /// What was recorded layer by layer, as changes were marked.
    private var recorded: [Int: Layer] = [:]

    /// Expects that whatever has changed is marked.
    private func expectNothingMissed() {
        let changed = LayerRecorder(scale: 1, followsMarks: true) { [recorded] in recorded[$0] }
        let root = changed.record(window.layer)
        recorded.merge(changed.layers) { $1 }
        let all = LayerRecorder(scale: 1) { [recorded] in recorded[$0] }
        #expect(all.record(window.layer) == root)
        for layer in all.layers.values where layer.differs(from: recorded[layer.number]) {
            let view = WindowList.shared.layer(layer.number)?.owner.map { "\(Swift.type(of: $0))" } ?? "a layer"
            Issue.record("\(view) has changed without a mark: \(recorded[layer.number].debugDescription), now \(layer)")
        }
    }

    func end() {
        window.rootViewController?.presentedViewController?.dismiss(animated: false)
        window.isHidden = true
        window.rootViewController = nil
        ScreenUpdate.shared.perform()
    }

    /// All texts that are seen, in the order in which they are drawn.
    var text: String { window.textInside }

    /// What is seen, of one pixel to a point.
    func picture() throws -> Bitmap {
        let recorder = LayerRecorder(scale: 1)
        let root = try #require(recorder.record(window.layer))
        let canvas = try Canvas(size: window.bounds.size, scale: 1)
        recorder.painter.draw(root, on: canvas)
        let bitmap = try canvas.bitmap()
        if let folder = ProcessInfo.processInfo.environment["SHOWN_SCREENS"] {
            let name = "\(type(of: window.rootViewController ?? UIViewController()))-\(Int.random(in: 0..<1000))"
            try bitmap.png().write(to: URL(filePath: folder).appending(path: "\(name).png"))
        }
        return bitmap
    }

    /// How many colors are seen, as far as a few thousand points tell.
    func colorCount() throws -> Int {
        let bitmap = try picture()
        var colors: Set<[UInt8]> = []
        for y in stride(from: 0, to: bitmap.height, by: 3) {
            for x in stride(from: 0, to: bitmap.width, by: 3) {
                if let (red, green, blue, _) = bitmap[x, y] { colors.insert([red, green, blue]) }
            }
        }
        return colors.count
    }

    /// The first view of a kind that is seen.
    func first<View: UIView>(_ kind: View.Type, where isMeant: @escaping (View) -> Bool = { _ in true }) -> View? {
        func search(_ view: UIView) -> View? {
            if view.isHidden { return nil }
            if let found = view as? View, isMeant(found) { return found }
            return view.subviews.lazy.compactMap(search).first
        }
        return search(window)
    }

    func touch(_ phase: TouchPayload.Phase, _ point: CGPoint, finger: Int = 0) throws {
        fingers.take(try #require(TouchPayload(finger: finger, phase: phase, x: point.x, y: point.y)))
    }

    /// A finger taps the middle of a view.
    func tap(_ view: UIView) throws {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        try touch(.began, middle)
        try touch(.ended, middle)
        turn()
    }

    /// A finger taps what has a text.
    func tap(_ text: String) throws {
        let label = try #require(first(UILabel.self) { $0.text == text }, "nothing says ‘\(text)’")
        try tap(label)
    }

    /// A finger goes from the middle of a view so far.
    func drag(_ view: UIView, byX x: CGFloat = 0, y: CGFloat = 0) throws {
        let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        try touch(.began, start)
        for step in 1...10 {
            let share = CGFloat(step) / 10
            try touch(.moved, CGPoint(x: start.x + x * share, y: start.y + y * share))
        }
        try touch(.ended, CGPoint(x: start.x + x, y: start.y + y))
        turn()
    }
}
