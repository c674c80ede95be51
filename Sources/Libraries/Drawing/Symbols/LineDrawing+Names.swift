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
    private static let columns = LineDrawing(line: "M3.5 8v4M8 8v4M12.5 8v4M1.5 15h13", outline: "M8 1 1.5 5h13z")
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

    /// Drawings that panels show more often than quick actions do, by the names of symbols.
    static let namedForPanels: [String: LineDrawing] = travelling.merging(living) { $1 }.merging(signs) { $1 }

    private static let travelling: [String: LineDrawing] = [
        "bicycle": LineDrawing(
            line: dot(3.6, 10.8, 2.7) + dot(12.4, 10.8, 2.7)
                + "M3.6 10.8l3-5h4.5l1.3 5M6.6 5.8l2.2 5 2.3-5M5.4 3.8h2.2M10.6 3.6h1.6"),
        "box.truck": truck, "truck.box": truck,
        "bus": bus, "tram": bus,
        "figure.run": LineDrawing(
            line: "M4 6.2l3.2-1.4L9.6 6 11 8.2h2.4M8.6 5.4L7 9.4l2.8 2.2-.6 3.6M7 9.4l-1.6 2.4H2.6",
            area: dot(10.2, 2.2, 1.7)),
        "figure.stand": LineDrawing(line: "M4 6.2h8M8 6.2V10M6 15l.8-5.5h2.4L10 15", area: dot(8, 2.4, 1.8)),
        "figure.walk": LineDrawing(
            line: "M5 8.4l.9-2.6L8 5l2.2 2.2 1.8.6M8 5.4v4.8l2 2 .7 3M8 10.2l-1.7 2.2L5.2 15", area: dot(8.2, 2, 1.7)),
        "parkingsign": LineDrawing(line: "M5 14.5V2h4a3.5 3.5 0 0 1 0 7H5"),
        "sailboat": LineDrawing(
            line: "M1.5 12.5c2 2.2 11 2.2 13 0", area: "M8.8 3.2c2.6 2 3.8 4 4 6.4h-4z", outline: "M7 2v7.6H2.2z"),
        "suitcase": LineDrawing(
            line: "M5.5 5V3.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V5", outline: box(1, 5, 14, 9), inlay: "M5 5.5v8M11 5.5v8"),
        "target": rings, "scope": rings,
        "umbrella": LineDrawing(line: "M8 8v5a1.7 1.7 0 0 1-3.4 0", outline: "M1.5 8a6.5 6.5 0 0 1 13 0z"),
    ]

    private static let living: [String: LineDrawing] = [
        "basket": LineDrawing(line: "M4.6 6.2 7 1.8M11.4 6.2 9 1.8", outline: "M1.5 6.5h13l-1.6 8H3.1z"),
        "bed.double": LineDrawing(
            line: "M1.2 13.5V3.5M1.2 11h13.6v2.5M14.8 11V9.2a2 2 0 0 0-2-2H6.5V11", area: dot(3.9, 8, 1.3)),
        "birthday.cake": LineDrawing(
            line: "M5 6.4V4.8M8 6.4V4.8M11 6.4V4.8", area: dot(5, 2.2, 0.9) + dot(8, 2.2, 0.9) + dot(11, 2.2, 0.9),
            outline: "M2 14.5V8.2h12v6.3z", inlay: "M3 11.4c1.6 1.4 3.4-1.4 5 0s3.4-1.4 5 0"),
        "dice": LineDrawing(
            outline: box(2, 2, 12, 12), inlay: "M5.4 5.4h0M10.6 10.6h0M8 8h0M10.6 5.4h0M5.4 10.6h0"),
        "dumbbell": LineDrawing(line: "M1.5 6v4M4.5 3.5v9M4.5 8h7M11.5 3.5v9M14.5 6v4"),
        "eyeglasses": LineDrawing(line: dot(4, 9, 2.6) + dot(12, 9, 2.6) + "M6.6 8.4a1.6 1.6 0 0 1 2.8 0"),
        "film": LineDrawing(outline: box(1.5, 3, 13, 10), inlay: "M5 3.5v9M11 3.5v9"),
        "hand.thumbsdown": LineDrawing(line: "M2.2 7.2v6.8", outline: thumb, turned: 180),
        "hand.thumbsup": LineDrawing(line: "M2.2 7.2v6.8", outline: thumb),
        "handbag": LineDrawing(line: "M5 7V4.5a3 3 0 0 1 6 0V7", outline: "M2.5 5h11l1 10h-13z"),
        "mug": LineDrawing(line: "M10.5 5.4h1.8a2.3 2.3 0 0 1 0 4.8h-1.8", outline: box(2.5, 3, 8, 10)),
        "pawprint": LineDrawing(
            area: dot(8, 11, 3.1) + dot(3, 7.4, 1.6) + dot(6, 3.7, 1.7) + dot(10, 3.7, 1.7) + dot(13, 7.4, 1.6)),
        "pills": LineDrawing(
            outline: "M2.7 8.6 8.6 2.7a3.3 3.3 0 0 1 4.7 4.7L7.4 13.3a3.3 3.3 0 0 1-4.7-4.7z", inlay: "M5.8 5.8l4.5 4.5"
        ),
        "storefront": LineDrawing(
            line: "M2.6 9v5.5h10.8V9M9.4 14v-3.4",
            outline: "M3 1.6h10l1.9 4.2c0 3-4.4 3-4.6 0 0 3-4.6 3-4.6 0C5.5 8.8 1.1 8.8 1.1 5.8z"),
        "takeoutbag.and.cup.and.straw": LineDrawing(line: "M5 5l1.2-3h3.6L11 5", outline: "M2.8 5.2h10.4l-1 9.3H3.8z"),
        "thermometer": thermometer, "thermometer.medium": thermometer,
        "tree": LineDrawing(line: "M8 12.8v2.4", outline: "M8 1.2l4.6 7.2h-2l2.6 4.2H2.8l2.6-4.2h-2z"),
        "trophy": LineDrawing(
            line: "M4.5 3H2.2v.8a3 3 0 0 0 2.6 3M11.5 3h2.3v.8a3 3 0 0 1-2.6 3M8 10v4M5 14.5h6",
            outline: "M4.5 1.5h7v5a3.5 3.5 0 0 1-7 0z"),
        "tshirt": LineDrawing(
            outline: "M5.5 2 1.5 4.5 3 7.5l1.5-.7V14h7V6.8l1.5.7 1.5-3L10.5 2c-1 1.6-4 1.6-5 0z"),
        "waveform.path.ecg": LineDrawing(line: "M1 8h3l2-5 3.5 10 2-5H15"),
        "wineglass": LineDrawing(line: "M8 9.8v4.4M5 14.5h6", outline: "M4 1.5h8v4.2a4 4 0 0 1-8 0z"),
    ]

    private static let signs: [String: LineDrawing] = [
        "arrow.down.left": arrow(225), "arrow.down.right": arrow(135),
        "arrow.left.arrow.right": LineDrawing(line: exchange, turned: 90),
        "arrow.up.arrow.down": LineDrawing(line: exchange),
        "arrow.up.left": arrow(315), "arrow.up.right": arrow(45),
        "banknote": LineDrawing(outline: box(1, 4, 14, 8), inlay: dot(8, 8, 1.7)),
        "checkmark.seal": LineDrawing(outline: seal, inlay: "M5.2 8.1l2 2 3.6-3.8"),
        "checkmark.shield": LineDrawing(
            outline: "M8 1.2l6 2.1v4.5c0 3.4-2.4 5.8-6 7-3.6-1.2-6-3.6-6-7V3.3z", inlay: "M5.2 8l2 2 3.6-3.8"),
        "cross": LineDrawing(outline: "M6 2h4v4h4v4h-4v4H6v-4H2V6h4z"),
        "crown": LineDrawing(outline: "M1.6 4l3.2 3.2L8 2.2l3.2 5L14.4 4l-1.3 9H2.9z"),
        "ellipsis.bubble": LineDrawing(outline: bubble.outline, inlay: "M5 7h0M8 7h0M11 7h0"),
        "equal": LineDrawing(line: "M2.5 5.8h11M2.5 10.4h11"),
        "eurosign": LineDrawing(line: "M12.6 4a5 5 0 1 0 0 8M2 6.7h7M2 9.4h7"),
        "multiply": LineDrawing(line: "M2.5 2.5l11 11M13.5 2.5l-11 11"),
        "percent": LineDrawing(line: "M13 3 3 13" + dot(4.2, 4.2, 2) + dot(11.8, 11.8, 2)),
        "quote.bubble": bubble,
        "seal": LineDrawing(outline: seal),
        "sparkle": LineDrawing(area: spark(8, 8, 7)),
        "sparkles": LineDrawing(area: spark(6.4, 9, 5.6) + spark(12.8, 3.4, 2.8)),
        "sterlingsign": LineDrawing(line: "M12 4.4a3.3 3.3 0 0 0-6.4 1v3.4c0 2.4-.8 4-2 5.2h9M3.4 8.6h6"),
        "wallet.pass": LineDrawing(outline: box(2, 2, 12, 12), inlay: "M2.5 6h11M2.5 9.6h11"),
        "yensign": LineDrawing(line: "M3.4 1.8 8 8l4.6-6.2M8 8v6.5M4.4 8.6h7.2M4.4 11.6h7.2"),
    ]

    private static let truck = LineDrawing(
        line: "M1 3.2h8.6v7.6H7M2 10.8H1V3.2M9.6 5.8h2.8L15 8.4v2.4h-1M9.6 10.8h.4",
        area: dot(4.3, 12, 1.9) + dot(12, 12, 1.9))
    private static let bus = LineDrawing(
        line: "M4.6 13v1.4M11.4 13v1.4", outline: "M4 2h8a2 2 0 0 1 2 2v8.6H2V4a2 2 0 0 1 2-2z",
        inlay: "M2.5 8h11M5 10.4h0M11 10.4h0")
    private static let rings = LineDrawing(line: dot(8, 8, 6.5), area: dot(8, 8, 2.6))
    private static let thermometer = LineDrawing(
        outline: "M6.2 2.8a1.8 1.8 0 0 1 3.6 0v6a3.4 3.4 0 1 1-3.6 0z", inlay: "M8 7v4.4")
    private static let thumb = "M5.2 7.2 8 1.6c2 0 2.2 1.5 1.8 2.6L9.2 6.2h4.9L12.6 14H5.2z"
    private static let exchange = "M4.6 14V3M1.8 6l2.8-3.2L7.4 6M11.4 2v11M8.6 10l2.8 3.2 2.8-3.2"
    private static let seal =
        "M8 1.2l2 1.4 2.5-.1.8 2.3L15 8l-1.7 3.2-.8 2.3-2.5-.1-2 1.4-2-1.4-2.5.1-.8-2.3L1 8l1.7-3.2"
        + ".8-2.3 2.5.1z"

    /// A star of four rays.
    private static func spark(_ x: Double, _ y: Double, _ reach: Double) -> String {
        let (near, far) = (reach * 0.25, reach * 0.75)
        return "M\(x) \(y - reach)l\(near) \(far)l\(far) \(near)l\(-far) \(near)l\(-near) \(far)"
            + "l\(-near) \(-far)l\(-far) \(-near)l\(far) \(-near)z"
    }
}
