// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Wire

/// Gives the system the pictures of the screen that it asks for, one for each request.
///
/// Nothing is drawn unless the system waits for a picture, and at most once in a turn of the main
/// queue; what looks as in the last picture is not sent again.
@MainActor final class ScreenPictures {
    private let send: (PanelPixels, [ScreenField], _ id: Int) -> Void
    private var awaited: (id: Int, request: ScreenRequest)?
    /// What the system has seen last.
    private var last: PanelPixels?
    /// Where a person may type in what the system has seen last.
    private var lastFields: [ScreenField] = []
    /// Whether the screen may look different from the last picture.
    var isStale = true
    private(set) var isDrawing = false

    /// - Parameter send: Sends a picture and the fields in it, with the number of the request.
    init(send: @escaping (PanelPixels, [ScreenField], _ id: Int) -> Void) {
        self.send = send
    }

    /// Whether the system waits for a picture.
    var isAwaited: Bool { awaited != nil }

    /// Takes a request, in the place of one without an answer. The answer comes at the end of a turn.
    func take(_ request: ScreenRequest, id: Int) {
        if UIScreen.main.show(on: request.display) { isStale = true }
        if !request.onceChanged { last = nil }
        awaited = (id, request)
        if isStale || last == nil { ScreenUpdate.shared.redraw() }
    }

    /// Draws the screen and sends it, if it is awaited and looks different. An app without a window has nothing to
    /// show.
    func answer() {
        guard let awaited, isStale || last == nil else { return }
        let windows = WindowList.shared.windows
        guard !windows.isEmpty, let picture = draw(windows, on: awaited.request.display) else { return }
        isStale = false
        let fields = ScreenFields.shown().compactMap { $0.screenField }
        guard picture != last || fields != lastFields else { return }
        (last, lastFields) = (picture, fields)
        self.awaited = nil
        send(picture, fields, awaited.id)
    }

    private func draw(_ windows: [UIWindow], on display: ScreenDisplay) -> PanelPixels? {
        isDrawing = true
        defer { isDrawing = false }
        do throws(DrawingError) {
            let size = CGSize(width: display.size.width, height: display.size.height)
            let canvas = try Canvas(size: size, scale: Double(display.scale))
            // Behind the windows there is nothing.
            canvas.fill(Path(CGRect(origin: .zero, size: size)), with: Color(red: 0, green: 0, blue: 0, alpha: 1))
            for window in windows {
                window.noticeTraits()
                window.layoutIfNeeded()
                window.layer.drawInPlace(on: canvas)
            }
            let bitmap = try canvas.bitmap()
            return PanelPixels(width: bitmap.width, height: bitmap.height, bytes: Data(bitmap.bytes))
        } catch {
            Complaint.write("the screen cannot be drawn: \(error)")
            return nil
        }
    }
}
