// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Wire

/// Tells the system what has changed on the screen, once for each time that it asks.
///
/// Nothing is looked at unless the system waits for it, and at most once in a turn of the main queue. Then the layers
/// that are marked as changed are recorded, and those that look different are told.
@MainActor final class ScreenReporter {
    private let send: (ScreenLayers, [ScreenField], _ id: Int) -> Void
    private var awaited: (id: Int, request: ScreenRequest)?
    /// What the system knows.
    private var told = LayerTree()
    /// Where a person may type, as the system knows it.
    private var toldFields: [ScreenField] = []
    /// Whether the screen may look different from what was told.
    var isStale = true
    private(set) var isRecording = false
    /// Whether the system knows that there is nothing to show.
    private var saidNothing = false

    /// - Parameter send: Sends what has changed and the fields on the screen, with the number of the request.
    init(send: @escaping (ScreenLayers, [ScreenField], _ id: Int) -> Void) { self.send = send }

    /// Whether the system waits for what changes.
    var isAwaited: Bool { awaited != nil }

    /// Takes a request, in the place of one without an answer. The answer comes at the end of a turn.
    func take(_ request: ScreenRequest, id: Int) {
        if UIScreen.main.show(on: request.display) { markEverything() }
        if !request.onceChanged {
            (told, toldFields) = (LayerTree(), [])
            isStale = true
        }
        awaited = (id, request)
        if isStale { ScreenUpdate.shared.redraw() }
    }

    /// Tells what has changed, if that is awaited. An app that is active without a window says once that it shows
    /// nothing.
    func answer() {
        guard let awaited, isStale else { return }
        let windows = WindowList.shared.windows
        let saysNothing = windows.isEmpty && !saidNothing && UIApplication.shared.applicationState == .active
        guard !windows.isEmpty || saysNothing else { return }
        saidNothing = saysNothing
        let (change, images) = record(windows, scale: Double(awaited.request.display.scale))
        isStale = false
        let fields = ScreenFields.shown().compactMap { $0.screenField }
        guard saysNothing || !change.layers.isEmpty || change.roots != told.roots || fields != toldFields else {
            return
        }
        do {
            let known = told.images
            try told.apply(change)
            let added = try told.images.subtracting(known).sorted().compactMap { number in
                try images[number].map { ScreenLayers.Image(number: number, png: try $0.quickPNG()) }
            }
            let layers = ScreenLayers(change: try JSONEncoder().encode(change), images: added)
            toldFields = fields
            self.awaited = nil
            send(layers, fields, awaited.id)
        } catch {
            markEverything()
            Complaint.write("the screen cannot be shown: \(error)")
        }
    }

    /// Has every layer recorded, for a change that may show anywhere, or after the marks were lost.
    private func markEverything() {
        isStale = true
        for window in WindowList.shared.all { window.layer.markAllForRecording() }
    }

    private func record(_ windows: [UIWindow], scale: Double) -> (LayerChange, [Int: Bitmap]) {
        isRecording = true
        defer { isRecording = false }
        let recorder = LayerRecorder(scale: scale, followsMarks: true) { [told] in told[$0] }
        let roots = windows.compactMap { window in
            // The foremost window has the signals with it, and another window may have become that.
            window.layer.markForRecording()
            window.noticeTraits()
            window.layoutIfNeeded()
            return recorder.record(window.layer)
        }
        let changed = recorder.layers.values.filter { $0.differs(from: told[$0.number]) }
        return (
            LayerChange(roots: roots, layers: changed.sorted { $0.number < $1.number }), recorder.images
        )
    }
}

extension Layer {
    /// Whether it is to be told. Where a person has scrolled to is known already.
    func differs(from known: Layer?) -> Bool {
        guard var known else { return true }
        if let scrolling, known.scrolling?.revision == scrolling.revision {
            known.scrolling?.offset = scrolling.offset
        }
        return self != known
    }
}
