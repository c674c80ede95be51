// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension DrawingCommand: Codable {
    /// The first of them that is there says what the command is.
    private enum Key: String, CodingKey {
        case fill, stroke, image, text, shadow, clip, concatenate, isolated, group, masked, blended
        case paint, color, line, place, tint, alpha, at, cornerRadius, mask, blending
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if let text = try values.decodeIfPresent(TypesetText.self, forKey: .text) {
            self = .text(text, at: try values.decode(CGPoint.self, forKey: .at))
        } else if let path = try values.decodeIfPresent(Path.self, forKey: .fill) {
            self = .fill(path, try values.decode(Paint.self, forKey: .paint))
        } else if let path = try values.decodeIfPresent(Path.self, forKey: .stroke) {
            self = .stroke(
                path, try values.decode(Color.self, forKey: .color),
                try values.decodeIfPresent(LineStyle.self, forKey: .line) ?? LineStyle())
        } else if let image = try values.decodeIfPresent(Int.self, forKey: .image) {
            self = .image(
                image, in: try values.decode(CGRect.self, forKey: .place),
                tint: try values.decodeIfPresent(Color.self, forKey: .tint),
                alpha: try values.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
        } else if let shadow = try values.decodeIfPresent(Shadow.self, forKey: .shadow) {
            self = .shadow(
                shadow, of: try values.decode(CGRect.self, forKey: .place),
                cornerRadius: try values.decodeIfPresent(Double.self, forKey: .cornerRadius) ?? 0)
        } else if let path = try values.decodeIfPresent(Path.self, forKey: .clip) {
            self = .clip(path)
        } else if let transform = try values.decodeIfPresent(Transform.self, forKey: .concatenate) {
            self = .concatenate(transform)
        } else {
            self = try Self.group(values)
        }
    }

    private static func group(_ values: KeyedDecodingContainer<Key>) throws -> DrawingCommand {
        if let commands = try values.decodeIfPresent([DrawingCommand].self, forKey: .isolated) {
            return .isolated(commands)
        }
        if let commands = try values.decodeIfPresent([DrawingCommand].self, forKey: .group) {
            return .group(commands, alpha: try values.decode(Double.self, forKey: .alpha))
        }
        if let commands = try values.decodeIfPresent([DrawingCommand].self, forKey: .masked) {
            return .masked(commands, by: try values.decode([DrawingCommand].self, forKey: .mask))
        }
        if let commands = try values.decodeIfPresent([DrawingCommand].self, forKey: .blended) {
            return .blended(commands, try values.decode(Blending.self, forKey: .blending))
        }
        throw values.mistake(.fill, "it draws nothing that is known")
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        switch self {
        case .fill(let path, let paint):
            try values.encode(path, forKey: .fill)
            try values.encode(paint, forKey: .paint)
        case .stroke(let path, let color, let line):
            try values.encode(path, forKey: .stroke)
            try values.encode(color, forKey: .color)
            try values.put(line, .line, unless: LineStyle())
        case .image(let number, let place, let tint, let alpha):
            try values.encode(number, forKey: .image)
            try values.encode(place, forKey: .place)
            try values.encodeIfPresent(tint, forKey: .tint)
            try values.put(alpha, .alpha, unless: 1)
        case .text(let text, let point):
            try values.encode(text, forKey: .text)
            try values.encode(point, forKey: .at)
        case .shadow(let shadow, let place, let cornerRadius):
            try values.encode(shadow, forKey: .shadow)
            try values.encode(place, forKey: .place)
            try values.put(cornerRadius, .cornerRadius, unless: 0)
        case .clip(let path): try values.encode(path, forKey: .clip)
        case .concatenate(let transform): try values.encode(transform, forKey: .concatenate)
        case .isolated(let commands): try values.encode(commands, forKey: .isolated)
        case .group(let commands, let alpha):
            try values.encode(commands, forKey: .group)
            try values.encode(alpha, forKey: .alpha)
        case .masked(let commands, let mask):
            try values.encode(commands, forKey: .masked)
            try values.encode(mask, forKey: .mask)
        case .blended(let commands, let blending):
            try values.encode(commands, forKey: .blended)
            try values.encode(blending, forKey: .blending)
        }
    }
}

extension Paint: Codable {
    private enum Key: String, CodingKey {
        case color, from, to, around, radii, stops
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        if let color = try values.decodeIfPresent(Color.self, forKey: .color) {
            self = .color(color)
            return
        }
        let stops = try values.decode([GradientStop].self, forKey: .stops)
        if let center = try values.decodeIfPresent(CGPoint.self, forKey: .around) {
            self = .radial(around: center, radii: try values.decode(CGSize.self, forKey: .radii), stops)
        } else {
            self = .linear(
                from: try values.decode(CGPoint.self, forKey: .from), to: try values.decode(CGPoint.self, forKey: .to),
                stops)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        switch self {
        case .color(let color): try values.encode(color, forKey: .color)
        case .linear(let start, let end, let stops):
            try values.encode(start, forKey: .from)
            try values.encode(end, forKey: .to)
            try values.encode(stops, forKey: .stops)
        case .radial(let center, let radii, let stops):
            try values.encode(center, forKey: .around)
            try values.encode(radii, forKey: .radii)
            try values.encode(stops, forKey: .stops)
        }
    }
}

extension LineStyle: Codable {
    private enum Key: String, CodingKey {
        case width, cap, join, dash
    }

    package init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: Key.self)
        try values.take(&width, .width)
        try values.take(&cap, .cap)
        try values.take(&join, .join)
        try values.take(&dash, .dash)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.put(width, .width, unless: 1)
        try values.put(cap, .cap, unless: .butt)
        try values.put(join, .join, unless: .miter)
        try values.put(dash, .dash, unless: [])
    }
}
