// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Wire

/// The colors of what is drawn of an intent's content.
struct ContentColors {
    /// Behind what stands out from the card.
    let fill: Color
    let separator: Color
    let blue: Color
    let green: Color
    let orange: Color
    let red: Color
    let pink: Color
    let yellow: Color
    /// A sheet of notes, and the lines on it.
    let paper: Color
    let ruling: Color

    init(_ appearance: PanelRequest.Appearance) {
        let isLight = appearance == .light
        func pick(_ light: (Double, Double, Double), _ dark: (Double, Double, Double)) -> Color {
            let color = isLight ? light : dark
            return Color(red: color.0, green: color.1, blue: color.2)
        }
        fill = pick((0.949, 0.949, 0.969), (0.173, 0.173, 0.18))
        separator = isLight ? Color(white: 0, alpha: 0.12) : Color(white: 1, alpha: 0.16)
        blue = pick((0, 0.478, 1), (0.039, 0.518, 1))
        green = pick((0.204, 0.78, 0.349), (0.188, 0.82, 0.345))
        orange = pick((1, 0.584, 0), (1, 0.624, 0.039))
        red = pick((1, 0.231, 0.188), (1, 0.271, 0.227))
        pink = pick((1, 0.176, 0.333), (1, 0.216, 0.373))
        yellow = pick((1, 0.8, 0), (1, 0.839, 0.039))
        paper = pick((1, 0.984, 0.91), (0.184, 0.176, 0.145))
        ruling = pick((0.914, 0.878, 0.757), (0.278, 0.263, 0.208))
    }
}
