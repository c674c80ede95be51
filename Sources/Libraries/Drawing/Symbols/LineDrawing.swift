// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A drawing of Beckon's own on a grid of 16 by 16, in the manner of the theme's: lines two units wide with round ends.
///
/// The texts are path data of SVG 1.1, section 8.3.
package struct LineDrawing: Hashable, Sendable {
    /// Drawn as a line.
    var line = ""
    /// Drawn as an area.
    var area = ""
    /// Drawn as a line, and as an area too in the filled form of the symbol.
    var outline = ""
    /// Drawn as a line, and cut out of the area in the filled form.
    var inlay = ""
    /// In degrees, clockwise around the middle.
    var turned = 0

    /// The drawing as an SVG document.
    package func document(isFilled: Bool) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">\
        <mask id="cut"><rect width="16" height="16" fill="#fff"/>\
        <path d="\(isFilled ? inlay : "")" stroke="#000" stroke-width="1.5" stroke-linecap="round" fill="none"/></mask>\
        <g transform="rotate(\(turned) 8 8)" stroke="#000" stroke-linecap="round" stroke-linejoin="round">\
        <path d="\(outline)" stroke-width="2" fill="\(isFilled ? "#000" : "none")" fill-rule="evenodd" mask="url(#cut)"/>\
        <path d="\(line)\(isFilled ? "" : inlay)" stroke-width="2" fill="none"/>\
        <path d="\(area)" stroke="none" fill-rule="evenodd"/></g></svg>
        """
    }
}
