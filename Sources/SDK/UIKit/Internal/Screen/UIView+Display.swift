// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// The view looks different; where the screen is watched, it is drawn at the end of the turn.
    func displayChanged() {
        ScreenUpdate.shared.redraw()
    }
}
