// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing
import Wire

@testable import UIKit

/// The screen of this process, looked at by a test; what other tests show lies below its window.
@MainActor final class WatchedScreen {
    static let size = CGSize(width: 390, height: 844)

    let window = UIWindow(frame: CGRect(origin: .zero, size: WatchedScreen.size))
    let fingers = TouchDelivery(to: UIApplication())
    private(set) var pictures: [(id: Int, pixels: PanelPixels)] = []
    /// Of the latest picture.
    private(set) var fields: [ScreenField] = []

    init() {
        window.windowLevel = .alert + 100
        window.backgroundColor = .white
        window.rootViewController = UIViewController()
        window.isHidden = false
        ScreenUpdate.shared.perform()
        ScreenUpdate.shared.pictures = ScreenPictures { [weak self] picture, fields, id in
            self?.pictures.append((id, picture))
            self?.fields = fields
        }
    }

    /// Leaves the screen as it is without anybody who looks.
    func end() {
        window.isHidden = true
        window.rootViewController = nil
        ScreenUpdate.shared.perform()
        _ = UIScreen.main.show(on: Self.display())
        ScreenUpdate.shared.pictures = nil
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
        ScreenUpdate.shared.pictures?.take(ScreenRequest(display, onceChanged: onceChanged), id: id)
    }

    /// The end of a turn of the main queue.
    func turn() {
        ScreenUpdate.shared.perform()
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

    /// Red, green and blue of a point in the latest picture.
    func color(_ x: Int, _ y: Int) throws -> [UInt8] {
        let pixels = try #require(pictures.last).pixels
        let start = (y * 2 * pixels.width + x * 2) * 4
        return [2, 1, 0].map { pixels.bytes[pixels.bytes.startIndex + start + $0] }
    }
}
