// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension LineDrawing {
    /// The drawings by the names of symbols.
    package static let named: [String: LineDrawing] = [
        "arrow.down": arrow(180),
        "arrow.left": arrow(270),
        "arrow.right": arrow(90),
        "arrow.up": arrow(0),
        "bag": LineDrawing(line: "M5 7V4.5a3 3 0 0 1 6 0V7", outline: "M2.5 5h11l1 10h-13z"),
        "barcode": LineDrawing(line: "M1 3v10M5 3v10M8 3v10M12 3v10M15 3v10"),
        "bolt": LineDrawing(area: "M9.5 0 2.5 9.2H7L5.8 16l7.7-9.8H8.8z"),
        "briefcase": LineDrawing(
            line: "M5.5 5V3.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V5", outline: box(1, 5, 14, 9), inlay: "M2 9h12"),
        "bubble": bubble, "bubble.left": bubble, "bubble.right": bubble, "message": bubble, "text.bubble": bubble,
        "building": building, "building.2": building, "building.columns": columns,
        "cart": LineDrawing(
            line: "M1 2h1.6L4.6 10.5h8", area: dot(5.8, 13.8, 1.5) + dot(12, 13.8, 1.5),
            outline: "M3.2 4.5h11.3l-1.8 6h-8z"),
        "chart.bar": LineDrawing(area: "M1 9h3v6H1zM6.5 5h3v10h-3zM12 1h3v14h-3z"),
        "chart.line.uptrend.xyaxis": LineDrawing(line: "M1 1v14h14M4 11l3.5-4 2.5 2 4-5"),
        "chart.pie": LineDrawing(outline: dot(8, 8, 6.8), inlay: "M8 8V1.5M8 8l5 4.5"),
        "cloud": LineDrawing(outline: "M4.5 13a3.4 3.4 0 0 1-.4-6.8A4.3 4.3 0 0 1 12.3 7 3 3 0 0 1 12 13z"),
        "cloud.fog": LineDrawing(
            line: "M2 12h12M4 15h8",
            outline: "M4.5 9a2.8 2.8 0 0 1-.3-5.6A3.7 3.7 0 0 1 11.4 4.1 2.5 2.5 0 0 1 11.5 9z"),
        "creditcard": LineDrawing(outline: box(1, 3, 14, 10), inlay: "M1 6.5h14M4 10h2"),
        "cube": LineDrawing(outline: "M8 1.2l6 3.4v6.8l-6 3.4-6-3.4V4.6z", inlay: "M2.5 4.9 8 7.8l5.5-2.9M8 7.8V14"),
        "cup.and.saucer": LineDrawing(
            line: "M12 5.5h1a2 2 0 0 1 0 4h-1.2M2 14.5h11",
            outline: "M3 3h9v5a3.5 3.5 0 0 1-3.5 3.5h-2A3.5 3.5 0 0 1 3 8z"),
        "dollarsign": LineDrawing(
            line: "M11.8 4.6C11.2 3.2 9.8 2.6 8 2.6c-2.2 0-3.8 1-3.8 2.7 0 3.8 7.8 1.6 7.8 5.4 0 1.7-1.7 2.7-4 2.7-2"
                + ".1 0-3.6-.8-4.1-2.4M8 1v14"),
        "drop": LineDrawing(outline: "M8 1.5c2.6 3.2 4.6 5.4 4.6 8.2a4.6 4.6 0 0 1-9.2 0c0-2.8 2-5 4.6-8.2z"),
        "envelope.open": LineDrawing(outline: "M1 6.5 8 2l7 4.5V14H1z", inlay: "M2 7.5 8 11l6-3.5"),
        "exclamationmark": LineDrawing(line: "M8 2v7.5", area: dot(8, 13.5, 1.4)),
        "flame": LineDrawing(
            area: "M8.5 0c.5 3.4 4.7 5 4.7 9.6C13.2 13.2 10.9 16 8 16s-5.2-2.6-5.2-6c0-2.3 1.4-3.6 2.1-5.4.9.6 "
                + "1.4 1.4 1.5 2.4C8 5.3 8.7 2.8 8.5 0z"),
        "gift": LineDrawing(
            line: "M8 5v10M8 5C6.5 1 3.5 1.5 4 3.5 4.3 4.6 6 5 8 5c2 0 3.7-.4 4-1.5C12.5 1.5 9.5 1 8 5M1 5h14",
            outline: "M2 8h12v7H2z"),
        "globe": LineDrawing(line: "M1.5 8h13M8 1.2c-4.5 4-4.5 9.6 0 13.6M8 1.2c4.5 4 4.5 9.6 0 13.6" + dot(8, 8, 6.8)),
        "graduationcap": LineDrawing(line: "M4 8.5v3.5c2 2 6 2 8 0V8.5M15 6.5V11", outline: "M8 3 1 6.5 8 10l7-3.5z"),
        "hand.raised": LineDrawing(
            outline:
                "M4 8V4.5a1 1 0 0 1 2 0V3a1 1 0 0 1 2 0v-.5a1 1 0 0 1 2 0V4a1 1 0 0 1 2 0v6a5 5 0 0 1-9.4 2L1.5 9a1 1 0 "
                + "0 1 1.7-1z"),
        "heart": LineDrawing(
            outline: "M8 14.5C4 11 1.2 8.5 1.2 5.4A3.6 3.6 0 0 1 8 3.8a3.6 3.6 0 0 1 6.8 1.6C14.8 8.5 12 11 8 14.5z"),
        "hourglass": LineDrawing(line: "M3 1h10M3 15h10", outline: "M4 1v2.5L8 8l4-4.5V1M4 15v-2.5L8 8l4 4.5V15"),
        "info": LineDrawing(line: "M6.5 7H8v6.5M5.5 14h5", area: dot(7.8, 2.8, 1.5)),
        "link": LineDrawing(
            line: "M7 5.5 9.5 3a2.47 2.47 0 0 1 3.5 3.5L10.5 9M9 10.5 6.5 13A2.47 2.47 0 0 1 3 9.5L5.5 7M6 10l4-4"),
        "location": LineDrawing(outline: "M14.5 1.5 1.5 7l6 1.5 1.5 6z"),
        "map": LineDrawing(
            outline: "M1 3.7 5.7 2l4.6 2L15 2.2v10.1L10.3 14l-4.6-1.8L1 14z", inlay: "M5.7 3v8.5M10.3 5v8"),
        "number": LineDrawing(line: "M6 2 4.5 14M11.5 2 10 14M2 5.5h12.5M1.5 10.5H14"),
        "paperplane": LineDrawing(
            outline: "M15 1 1 6.5l5.5 3L9.5 15z", inlay: "M12.5 3.5 7 9"),
        "questionmark": LineDrawing(
            line: "M4.5 5.2C4.5 3 6 2 8 2s3.5 1.2 3.5 3c0 2.5-3.5 2.5-3.5 5", area: dot(8, 13.7, 1.4)),
        "qrcode": LineDrawing(
            line: box(1, 1, 4.5, 4.5) + box(10.5, 1, 4.5, 4.5) + box(1, 10.5, 4.5, 4.5),
            area: "M9 9h2.5v2.5H9zM13.5 9H16v2.5h-2.5zM11 12h2.5v2H11zM9 14h2v2H9zM13.5 14H16v2h-2.5z"),
        "slider.horizontal.3": LineDrawing(
            line: "M1 3h14M1 8h14M1 13h14", area: dot(5, 3, 2.4) + dot(11, 8, 2.4) + dot(6, 13, 2.4)),
        "square.and.arrow.down": LineDrawing(
            line: "M5 7H3.5A1.5 1.5 0 0 0 2 8.5v5A1.5 1.5 0 0 0 3.5 15h9a1.5 1.5 0 0 0 1.5-1.5v-5A1.5 1.5 0 0 "
                + "0 12.5 7H11M8 1v9.5M4.8 7.5 8 10.7l3.2-3.2"),
        "stopwatch": LineDrawing(line: "M6 1h4M8 9V6" + dot(8, 9, 6)),
        "timer": LineDrawing(line: "M6 1h4M8 9V6" + dot(8, 9, 6)),
        "star": LineDrawing(outline: "M8 1.6l2 4.2 4.6.6-3.4 3.2.9 4.6L8 12l-4.1 2.2.9-4.6L1.4 6.4 6 5.8z"),
        "tag": LineDrawing(outline: "M1.5 1.5h6l7 7-6 6-7-7z" + dot(4.8, 4.8, 0.6)),
        "ticket": LineDrawing(
            outline: "M1 4h14v2.5a1.5 1.5 0 0 0 0 3V12H1V9.5a1.5 1.5 0 0 0 0-3z", inlay: "M10 5v6"),
        "tray": LineDrawing(outline: "M3 3h10l2 6v5H1V9z", inlay: "M1.5 9H5l1 2h4l1-2h3.5"),
        "viewfinder": viewfinder, "barcode.viewfinder": viewfinder, "qrcode.viewfinder": viewfinder,
        "xmark": LineDrawing(line: "M2.5 2.5l11 11M13.5 2.5l-11 11"),
        "waveform": LineDrawing(line: "M1 7v2M4.5 4v8M8 1v14M11.5 4v8M15 7v2"),
    ]

    /// What is drawn where there is no icon, or none that is known.
    static let plain = LineDrawing(area: dot(8, 8, 4))

    static let bubble = LineDrawing(
        outline: "M4 2h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H8.5L5 15v-3H4a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z")
    static let building = LineDrawing(
        line: "M1 15h14", outline: "M3 15V1h10v14", inlay: "M6.4 5h0M9.6 5h0M6.4 8.5h0M9.6 8.5h0M8 12.5v1")
    private static let columns = LineDrawing(
        line: "M3.5 8v4M8 8v4M12.5 8v4M1.5 15h13", outline: "M8 1 1.5 5h13z")
    private static let viewfinder = LineDrawing(
        line: "M1 5V3a2 2 0 0 1 2-2h2M11 1h2a2 2 0 0 1 2 2v2M15 11v2a2 2 0 0 1-2 2h-2M5 15H3a2 2 0 0 1-2-2v-2M4 8h8")

    static func arrow(_ degrees: Int) -> LineDrawing {
        LineDrawing(line: "M8 14.5V2M2.8 7.2 8 2l5.2 5.2", turned: degrees)
    }

    static func dot(_ x: Double, _ y: Double, _ radius: Double) -> String {
        "M\(x - radius) \(y)a\(radius) \(radius) 0 1 0 \(2 * radius) 0a\(radius) \(radius) 0 1 0 \(-2 * radius) 0z"
    }

    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "M\(x) \(y)h\(width)v\(height)h\(-width)z"
    }
}

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
