// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// What the app wants heard or felt, until anyone who shows the screen has had time to see to it.
@MainActor final class ScreenSignals {
    static let shared = ScreenSignals()

    /// Long enough for a screen to be told, and short enough that nobody who looks later hears about it.
    private static let lifetime: TimeInterval = 2

    private(set) var current: [LayerSignal] = []
    private var last = 0

    /// Has something heard or felt once; nothing where nobody looks.
    func send(_ kind: LayerSignal.Kind, _ text: String = "") {
        guard ScreenUpdate.shared.reporter != nil else { return }
        last += 1
        let signal = LayerSignal(number: last, kind: kind, text: text.cut(to: LayerSignal.textLimit))
        current = (current + [signal]).suffix(LayerSignal.limit)
        ScreenUpdate.shared.redraw()
        Delay.wait(Self.lifetime) { [self] in
            current.removeAll { $0.number == signal.number }
            ScreenUpdate.shared.redraw()
        }
    }

    func forgetAll() { current = [] }
}

extension String {
    /// As much of the text as there is room for in so many bytes.
    fileprivate func cut(to limit: Int) -> String {
        var room = limit
        return String(
            prefix { character in
                room -= character.utf8.count
                return room >= 0
            })
    }
}
