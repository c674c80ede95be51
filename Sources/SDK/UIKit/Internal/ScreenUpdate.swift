// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Wire

/// What waits for the end of a turn of the main queue: laying out, and telling view controllers that they have come
/// or gone.
///
/// On Apple's systems this happens when the changes of a turn are committed to
/// the screen; ``perform()`` does it earlier.
@MainActor package final class ScreenUpdate {
    package static let shared = ScreenUpdate()

    private var unlaid: [UIView] = []
    private var gone: [UIViewController] = []
    private var come: [UIViewController] = []
    private var completions: [@MainActor () -> Void] = []
    private var isScheduled = false
    /// Sends the screen to the system; nil in a process without one.
    var pictures: ScreenPictures?

    /// More turns than any app needs to come to rest; one that always asks for more goes on in the next turn.
    private static let turnLimit = 16

    func layOut(_ root: UIView) {
        if !unlaid.contains(where: { $0 === root }) { unlaid.append(root) }
        schedule()
    }

    func finishAppearing(_ controller: UIViewController) {
        come.append(controller)
        schedule()
    }

    func finishDisappearing(_ controller: UIViewController) {
        gone.append(controller)
        schedule()
    }

    /// After all that is due before it.
    func afterwards(_ completion: @escaping @MainActor () -> Void) {
        completions.append(completion)
        schedule()
    }

    /// Draws the screen if the system waits for a picture.
    func redraw() {
        guard let pictures, !pictures.isDrawing else { return }
        pictures.isStale = true
        if pictures.isAwaited { schedule() }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Task { @MainActor in self.perform() }
    }

    /// Does what is due, and what that makes due, then draws the screen if the system waits for a picture.
    package func perform() {
        isScheduled = false
        for _ in 0..<Self.turnLimit {
            guard isDue else {
                pictures?.answer()
                return
            }
            pictures?.isStale = true
            performTurn()
        }
        pictures?.answer()
        schedule()
    }

    private var isDue: Bool { !unlaid.isEmpty || !gone.isEmpty || !come.isEmpty || !completions.isEmpty }

    private func performTurn() {
        let (gone, come, completions) = (gone, come, completions)
        (self.gone, self.come, self.completions) = ([], [], [])
        come.forEach { $0.isAppearingNow() }
        let unlaid = unlaid
        self.unlaid = []
        unlaid.forEach { $0.layoutIfNeeded() }
        gone.forEach { $0.finishDisappearing() }
        // Children before the parents that hold them.
        come.reversed().forEach { $0.finishAppearing() }
        completions.forEach { $0() }
    }
}

extension UIView {
    /// The view looks different; where the screen is watched, it is drawn at the end of the turn.
    func displayChanged() { ScreenUpdate.shared.redraw() }
}

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
    init(send: @escaping (PanelPixels, [ScreenField], _ id: Int) -> Void) { self.send = send }

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
