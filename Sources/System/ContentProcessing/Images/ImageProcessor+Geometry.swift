// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation
import Sentences
import Shortcuts

extension ImageProcessor {
    /// A picture in another size.
    func resized(
        _ picture: Picture, _ size: ImageRequest.Size, _ name: String
    ) throws(ShortcutFailure) -> Picture {
        let sides = try sides(of: picture, size, name)
        guard sides != (picture.width, picture.height) else { return picture }
        let made = try Picture(width: sides.width, height: sides.height, name: name)
        try made.draw { context in
            picture.draw(in: context, x: 0, y: 0, width: Double(made.width), height: Double(made.height))
        }
        return made
    }

    /// How large a picture becomes, in pixels.
    func sides(
        of picture: Picture, _ size: ImageRequest.Size, _ name: String
    ) throws(ShortcutFailure) -> (width: Int, height: Int) {
        let (width, height) = (Double(picture.width), Double(picture.height))
        func scaled(_ factor: Double) throws(ShortcutFailure) -> (width: Int, height: Int) {
            guard factor.isFinite, factor > 0 else {
                return try limits.sides(factor * width, factor * height, of: name)
            }
            // A side that would vanish is one pixel.
            return try limits.sides(max(width * factor, 1), max(height * factor, 1), of: name)
        }
        switch size {
        case .sides(let width?, let height?): return try limits.sides(width, height, of: name)
        case .sides(let newWidth?, nil): return try scaled(newWidth / width)
        case .sides(nil, let newHeight?): return try scaled(newHeight / height)
        case .sides(nil, nil): return (picture.width, picture.height)
        case .percentage(let percents): return try scaled(percents / 100)
        case .longestEdge(let length): return try scaled(length / max(width, height))
        }
    }

    /// A picture turned clockwise, on a sheet that is as large as it needs to be.
    func rotated(
        _ picture: Picture, _ degrees: Double, _ name: String
    ) throws(ShortcutFailure) -> (picture: Picture, isClear: Bool) {
        guard degrees.isFinite else {
            throw ShortcutFailure("a picture cannot be rotated by \(degrees) degrees", remedy: "give a number")
        }
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        let isRight = turn.truncatingRemainder(dividingBy: 90) == 0
        let (width, height) = (Double(picture.width), Double(picture.height))
        let (sine, cosine) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
        // What the sine of a right angle is off by is no pixel.
        let sides = try limits.sides(
            (abs(width * cosine) + abs(height * sine) - 1e-6).rounded(.up),
            (abs(width * sine) + abs(height * cosine) - 1e-6).rounded(.up), of: name)
        let made = try Picture(width: sides.width, height: sides.height, name: name)
        try made.draw { context in
            cairo_translate(context, Double(made.width) / 2, Double(made.height) / 2)
            cairo_rotate(context, turn * .pi / 180)
            cairo_translate(context, -width / 2, -height / 2)
            picture.beSource(of: context)
            if isRight { cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST) }
            cairo_rectangle(context, 0, 0, width, height)
            cairo_fill(context)
        }
        return (made, !isRight)
    }

    /// A picture as in a mirror.
    func flipped(_ picture: Picture, _ isVertical: Bool, _ name: String) throws(ShortcutFailure) -> Picture {
        let made = try Picture(width: picture.width, height: picture.height, name: name)
        try made.draw { context in
            cairo_translate(context, isVertical ? 0 : Double(picture.width), isVertical ? Double(picture.height) : 0)
            cairo_scale(context, isVertical ? 1 : -1, isVertical ? -1 : 1)
            picture.beSource(of: context)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_paint(context)
        }
        return made
    }
}
