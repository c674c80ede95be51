// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Wire

/// The colors of the system's own part of a panel.
struct PanelColors {
    let card: Color
    let edge: Color
    let label: Color
    let secondary: Color
    let tick: Color
    /// What lies behind panels on a sheet.
    let backdrop: Color

    init(_ appearance: PanelRequest.Appearance) {
        switch appearance {
        case .light:
            card = Color(white: 1)
            edge = Color(white: 0, alpha: 0.1)
            label = Color(white: 0)
            secondary = Color(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
            tick = Color(red: 0.204, green: 0.78, blue: 0.349)
            backdrop = Color(red: 0.949, green: 0.949, blue: 0.969)
        case .dark:
            card = Color(red: 0.11, green: 0.11, blue: 0.118)
            edge = Color(white: 1, alpha: 0.12)
            label = Color(white: 1)
            secondary = Color(red: 0.922, green: 0.922, blue: 0.961, alpha: 0.6)
            tick = Color(red: 0.188, green: 0.82, blue: 0.345)
            backdrop = Color(white: 0)
        }
    }
}
