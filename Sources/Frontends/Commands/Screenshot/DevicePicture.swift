// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Wire

/// An icon of the home screen.
struct HomeTile {
    var id: String
    var name: String
    /// The app's own picture; nil if its first letter stands for it.
    var icon: Bitmap?
}

/// The device, drawn here: what an app has drawn with the status bar over it, or the home screen.
struct DevicePicture {
    private static let iconSide = 60.0
    private static let columns = 4
    /// What is around the screen, and its corners, in points.
    private static let (edge, radius) = (12.0, 55.0)
    private static let island = CGSize(width: 126, height: 37)

    let display: ScreenDisplay
    /// Whether the device is seen around its screen.
    var isFramed = false
    let time: Date
    let calendar: Calendar
    /// A BCP 47 tag.
    let language: String

    private var isDark: Bool { display.appearance == .dark }
    private var bounds: CGRect {
        CGRect(x: 0, y: 0, width: display.size.width, height: display.size.height)
    }

    /// What an app shows.
    func app(_ screen: Bitmap) throws(DrawingError) -> Bitmap {
        let canvas = try Canvas(size: bounds.size, scale: Double(display.scale))
        canvas.draw(screen, in: bounds)
        try drawBars(on: canvas, isDark ? .white : .black)
        return try framed(try canvas.bitmap())
    }

    /// The home screen with the apps that have room on it.
    func home(_ tiles: [HomeTile]) throws(DrawingError) -> Bitmap {
        let canvas = try Canvas(size: bounds.size, scale: Double(display.scale))
        drawWallpaper(on: canvas)
        let columnWidth = (bounds.width - 36) / Double(Self.columns)
        for (index, tile) in tiles.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
            let top = display.topInset + 24 + Double(row) * 102
            guard top + 90 < bounds.height - display.bottomInset else { break }
            let middle = 18 + (Double(column) + 0.5) * columnWidth
            try draw(tile, on: canvas, middle: middle, top: top, width: columnWidth - 6)
        }
        try drawBars(on: canvas, .white)
        return try framed(try canvas.bitmap())
    }

    /// The device around its screen.
    private func framed(_ screen: Bitmap) throws(DrawingError) -> Bitmap {
        guard isFramed else { return screen }
        let whole = CGRect(
            x: 0, y: 0, width: bounds.width + 2 * Self.edge, height: bounds.height + 2 * Self.edge)
        let place = whole.insetBy(dx: Self.edge, dy: Self.edge)
        let canvas = try Canvas(size: whole.size, scale: Double(display.scale))
        canvas.fill(
            Path(whole, cornerRadius: Self.radius + Self.edge), with: Color(red: 0.11, green: 0.11, blue: 0.12))
        canvas.isolated {
            canvas.clip(to: Path(place, cornerRadius: Self.radius))
            canvas.draw(screen, in: place)
        }
        if display.topInset >= Self.island.height {
            let island = CGRect(
                x: whole.midX - Self.island.width / 2, y: place.minY + (display.topInset - Self.island.height) / 2,
                width: Self.island.width, height: Self.island.height)
            canvas.fill(Path(island, cornerRadius: Self.island.height / 2), with: .black)
        }
        return try canvas.bitmap()
    }

    // MARK: Home

    private func drawWallpaper(on canvas: Canvas) {
        let (upper, lower) =
            isDark
            ? (Color(red: 0.23, green: 0.17, blue: 0.36), Color(red: 0.04, green: 0.04, blue: 0.12))
            : (Color(red: 0.87, green: 0.55, blue: 0.57), Color(red: 0.34, green: 0.30, blue: 0.75))
        for y in stride(from: 0.0, to: bounds.height, by: 1) {
            let share = y / bounds.height
            func mixed(_ path: KeyPath<Color, Double>) -> Double {
                upper[keyPath: path] * (1 - share) + lower[keyPath: path] * share
            }
            canvas.fill(
                Path(CGRect(x: 0, y: y, width: bounds.width, height: 1)),
                with: Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue)))
        }
    }

    private func draw(
        _ tile: HomeTile, on canvas: Canvas, middle: Double, top: Double, width: Double
    ) throws(DrawingError) {
        let side = Self.iconSide
        let icon = CGRect(x: middle - side / 2, y: top, width: side, height: side)
        let outline = Path(icon, cornerRadius: 14)
        if let picture = tile.icon {
            canvas.isolated {
                canvas.clip(to: outline)
                canvas.draw(picture, in: icon)
            }
        } else {
            canvas.fill(outline, with: tile.color)
            let letter = String(tile.name.trimmingCharacters(in: .whitespaces).first ?? "?").uppercased()
            try draw(letter, TextFont(size: 30, weight: 600), .white, on: canvas, in: icon)
        }
        try draw(
            tile.name, TextFont(size: 12), .white, on: canvas,
            in: CGRect(x: middle - width / 2, y: top + side + 5, width: width, height: 16))
    }

    // MARK: Bars

    /// The time, the battery, and the bar that leads home.
    private func drawBars(on canvas: Canvas, _ color: Color) throws(DrawingError) {
        let parts = calendar.dateComponents([.hour, .minute], from: time)
        let minute = parts.minute ?? 0
        let clock = "\(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
        if display.topInset >= 20 {
            let height = 20.0
            let y = display.topInset - height - 8
            try draw(
                clock, TextFont(size: 15, weight: 600), color, on: canvas,
                in: CGRect(x: 24, y: y, width: 64, height: height))
            let battery = CGRect(x: bounds.width - 24 - 26, y: y + 4, width: 24, height: 12)
            canvas.stroke(Path(battery, cornerRadius: 4), with: color, line: LineStyle(width: 1))
            canvas.fill(Path(battery.insetBy(dx: 2, dy: 2), cornerRadius: 2), with: color)
            canvas.fill(
                Path(CGRect(x: battery.maxX + 1.5, y: battery.midY - 2, width: 1.5, height: 4), cornerRadius: 0.75),
                with: color)
        }
        if display.bottomInset >= 13 {
            canvas.fill(
                Path(CGRect(x: bounds.midX - 67, y: bounds.height - 13, width: 134, height: 5), cornerRadius: 2.5),
                with: color)
        }
    }

    private func draw(
        _ text: String, _ font: TextFont, _ color: Color, on canvas: Canvas, in rect: CGRect
    ) throws(DrawingError) {
        var paragraph = ParagraphStyle()
        paragraph.alignment = .center
        let layout = try TextLayout(
            StyledText(text, TextStyle(font: font, color: color)), style: paragraph, width: rect.width, lineLimit: 1,
            language: language)
        canvas.draw(layout, at: CGPoint(x: rect.minX, y: rect.midY - layout.size.height / 2))
    }
}

extension HomeTile {
    private static let colors = [
        Color(red: 0.89, green: 0.36, blue: 0.16), Color(red: 0.16, green: 0.49, blue: 0.88),
        Color(red: 0.14, green: 0.58, blue: 0.35), Color(red: 0.50, green: 0.27, blue: 0.85),
        Color(red: 0.83, green: 0.22, blue: 0.45), Color(red: 0.85, green: 0.55, blue: 0.05),
        Color(red: 0.10, green: 0.56, blue: 0.58), Color(red: 0.30, green: 0.36, blue: 0.78),
    ]

    /// Always the same for an app, as on the page.
    fileprivate var color: Color {
        var hash: UInt32 = 7
        for scalar in id.unicodeScalars { hash = hash &* 31 &+ scalar.value }
        return Self.colors[Int(hash % 8)]
    }
}
