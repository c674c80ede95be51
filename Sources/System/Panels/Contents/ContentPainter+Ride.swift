// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation

extension ContentPainter {
    /// What the ride costs and how far it is, the car and who drives it, and where it goes.
    func block(of ride: PanelContent.Ride) throws(DrawingError) -> ContentBlock {
        var parts: [ContentBlock?] = [
            try head(of: ride), ride.stage.map(progress), try car(of: ride), try route(of: ride),
        ]
        if !ride.details.isEmpty {
            var details: [ContentBlock] = []
            for item in ride.details { details.append(try detail(item)) }
            let isAlone = parts.allSatisfy { $0 == nil }
            parts.append(.column((isAlone ? [] : [rule()]) + details, width: width, gap: 7))
        }
        return .column(parts, width: width, gap: 14)
    }

    private func head(of ride: PanelContent.Ride) throws(DrawingError) -> ContentBlock? {
        let price = try words(ride.price, size: 17, isBold: true, width: width * 0.55)
        let room = width - (price.map { $0.size.width + 12 } ?? 0)
        let title = try words(ride.phase ?? ride.option, size: 18, isBold: true, width: room, lines: 2)
        let option = try softWords(ride.phase == nil ? nil : ride.option, size: 14, width: room)
        guard price != nil || title != nil else { return nil }
        return .ends(.column([title, option], width: room, gap: 2), price, width: width)
    }

    /// A line with a stop for each stage, colored as far as the ride is, and a car upon it.
    private func progress(_ stage: Int) -> ContentBlock {
        let side = 26.0
        let last = PanelContent.Ride.stages - 1
        let share = Double(min(max(stage, 0), last)) / Double(last)
        let car = badge("car.fill", side: side, color: .white, on: hues.blue)
        return ContentBlock(size: CGSize(width: width, height: side)) { [width, hues, colors] canvas, origin in
            let (left, length, middle) = (origin.x + side / 2, width - side, origin.y + side / 2)
            func bar(_ share: Double, _ color: Color) {
                let place = CGRect(x: left, y: middle - 2, width: length * share, height: 4)
                canvas.fill(Path(place, cornerRadius: 2), with: color)
            }
            bar(1, hues.fill)
            bar(share, hues.blue)
            for stop in 0...last {
                let part = Double(stop) / Double(last)
                let place = CGRect(x: left + length * part - 4, y: middle - 4, width: 8, height: 8)
                canvas.fill(Path(ellipseIn: place), with: part <= share ? hues.blue : hues.separator)
                canvas.fill(Path(ellipseIn: place.insetBy(dx: 2, dy: 2)), with: part <= share ? hues.blue : colors.card)
            }
            car.draw(on: canvas, at: CGPoint(x: left + length * share - side / 2, y: origin.y))
        }
    }

    private func car(of ride: PanelContent.Ride) throws(DrawingError) -> ContentBlock? {
        guard ride.vehicle != nil || ride.plate != nil || ride.driver != nil else { return nil }
        let picture = try lead(of: ride)
        let plate = try plate(ride.plate)
        let room = width - picture.size.width - 14 - (plate.map { $0.size.width + 10 } ?? 0)
        let stars = try words(ride.rating.map { "★ \($0)" }, size: 13, color: hues.orange, width: room * 0.45)
        let name = try softWords(ride.driver, size: 14, width: room - (stars.map { $0.size.width + 6 } ?? 0))
        let face =
            ride.driver == nil || ride.driverPicture.flatMap { pictures[$0] } == nil
            ? nil : try portrait(ride.driverPicture, name: ride.driver, side: 20)
        let lines = ContentBlock.column(
            [
                try words(ride.vehicle, size: 16, isBold: true, width: room, lines: 2),
                .line([face, name, stars], gap: 6),
            ],
            width: room, gap: 3)
        return .ends(.line([picture, lines], gap: 14), plate, width: width)
    }

    /// The car, its sign, or the driver where nothing is known of the car.
    private func lead(of ride: PanelContent.Ride) throws(DrawingError) -> ContentBlock {
        let car = picture(ride.vehiclePicture, size: CGSize(width: 64, height: 46), corner: 10)
        if let car { return car }
        guard ride.vehicle == nil, ride.plate == nil else {
            return badge("car.fill", side: 46, color: colors.label, on: hues.fill, corner: 12)
        }
        return try portrait(ride.driverPicture, name: ride.driver, side: 46)
    }

    /// The number on a plate.
    private func plate(_ number: String?) throws(DrawingError) -> ContentBlock? {
        guard let number else { return nil }
        let style = TextStyle(font: TextFont(family: .monospaced, size: 14, weight: 600), color: .black)
        let text = ContentBlock(
            try PlacedText(number, style, width: width * 0.36, lines: 1, language: surface.language))
        return text.padded(CGSize(width: 8, height: 4)) { canvas, place in
            let edge = Path(place, cornerRadius: 5)
            canvas.fill(edge, with: Color(red: 1, green: 0.973, blue: 0.855))
            canvas.stroke(
                Path(place.insetBy(dx: 0.75, dy: 0.75), cornerRadius: 4.5), with: Color(white: 0.25),
                line: LineStyle(width: 1.5))
        }
    }

    /// From where to where, with a dotted line between.
    private func route(of ride: PanelContent.Ride) throws(DrawingError) -> ContentBlock? {
        let first = try stop(ride.pickup, ride.pickupTime)
        let last = try stop(ride.dropOff, ride.dropOffTime)
        guard first != nil || last != nil else { return nil }
        let (gap, indent) = (12.0, 24.0)
        let column = ContentBlock.column([first, last], width: width - indent, gap: gap)
        return ContentBlock(size: CGSize(width: width, height: column.size.height)) { [hues] canvas, origin in
            let x = origin.x + 7
            let top = origin.y + (first?.size.height ?? 0) / 2
            let bottom = origin.y + column.size.height - (last?.size.height ?? 0) / 2
            if first != nil, last != nil {
                var way = Path()
                way.elements = [.move(CGPoint(x: x, y: top + 8)), .line(CGPoint(x: x, y: bottom - 7))]
                canvas.stroke(way, with: hues.separator, line: LineStyle(width: 2, cap: .round, dash: [0.1, 4]))
            }
            func dot(_ y: Double) -> CGRect { CGRect(x: x - 5, y: y - 5, width: 10, height: 10) }
            if first != nil {
                canvas.stroke(
                    Path(ellipseIn: dot(top).insetBy(dx: 1.25, dy: 1.25)), with: hues.blue, line: LineStyle(width: 2.5))
            }
            if last != nil { canvas.fill(Path(dot(bottom), cornerRadius: 2), with: hues.red) }
            column.draw(on: canvas, at: CGPoint(x: origin.x + indent, y: origin.y))
        }
    }

    private func stop(_ place: String?, _ time: String?) throws(DrawingError) -> ContentBlock? {
        guard place != nil || time != nil else { return nil }
        let room = width - 24
        let time = try softWords(time, size: 14, width: room * 0.5)
        let name = try words(place, size: 15, width: room - (time.map { $0.size.width + 12 } ?? 0), lines: 2)
        guard let name else { return time }
        return .ends(name, time, width: room)
    }
}
