// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension ScreenDisplay {
    /// The nearest display that a device may have, whatever a browser says.
    var bounded: ScreenDisplay {
        func side(_ length: Double, _ least: Double) -> Double { min(max(length, least), 1366) }
        return ScreenDisplay(
            size: PanelSize(width: side(size.width, 200), height: side(size.height, 300)), scale: scale,
            appearance: appearance, textSize: textSize, hasHighContrast: hasHighContrast,
            topInset: min(topInset, 100), bottomInset: min(bottomInset, 100))
    }
}
