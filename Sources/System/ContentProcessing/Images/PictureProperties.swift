// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What is known of pictures, by the names that the format has for it.
struct PictureProperties {
    let reader: PictureReader
    /// Where cameras are that do not say it.
    var timeZone = TimeZone.current

    /// What each picture has; those that have nothing of the name are left out.
    func values(_ name: String, of files: [ContentFile]) throws(ShortcutFailure) -> Content {
        var items: [ContentItem] = []
        for file in files {
            try reader.limits.checkCancellation()
            items += try value(name, of: file).items
        }
        return Content(items)
    }

    private func value(_ name: String, of file: ContentFile) throws(ShortcutFailure) -> Content {
        let exif = ExifBlock(in: file.data)
        switch name {
        case "Width": return .number(.whole(try reader.sides(of: file).width))
        case "Height": return .number(.whole(try reader.sides(of: file).height))
        case "Name": return .text(FileName.base(of: file.name))
        case "File Size": return .number(.whole(file.data.count))
        case "File Extension": return .text(String(file.name.dropFirst(FileName.base(of: file.name).count + 1)))
        case "File Path": return file.path.map { .text($0) } ?? .nothing
        case "Media Type": return .text("Image")
        case "Frame Count", "Number of Frames": return .number(.whole(FrameCount.count(in: file.data)))
        case "Orientation": return .text(Self.orientations[(exif?.orientation ?? 1) - 1])
        case "Is a Screenshot": return .boolean(isScreenshot(file, exif))
        case "Date Taken", "Creation Date": return dateTaken(exif).map { Content(.date(ContentDate($0))) } ?? .nothing
        case "Camera Make", "Make": return exif?.text(0x010F).map { .text($0) } ?? .nothing
        case "Camera Model", "Model": return exif?.text(0x0110).map { .text($0) } ?? .nothing
        case "Location": return location(exif).map { Content(.record($0)) } ?? .nothing
        case "Metadata Dictionary": return exif.map { Content(.dictionary(dictionary($0))) } ?? .nothing
        default: return .nothing
        }
    }

    /// As UIKit names them, in the order of Exif.
    private static let orientations = [
        "Up", "Up Mirrored", "Down", "Down Mirrored", "Left Mirrored", "Right", "Right Mirrored", "Left",
    ]

    /// Apple's systems say it in the comment; others in the name.
    private func isScreenshot(_ file: ContentFile, _ exif: ExifBlock?) -> Bool {
        if exif?.text(0x9286, in: .photo)?.contains("Screenshot") == true { return true }
        let name = file.name.lowercased()
        return ["screenshot", "screen shot", "截图", "截屏", "屏幕截图", "bildschirmfoto"].contains { name.hasPrefix($0) }
    }

    /// The moment by the camera's clock, with the zone that it tells.
    private func dateTaken(_ exif: ExifBlock?) -> Date? {
        guard let exif, let text = exif.text(0x9003, in: .photo) ?? exif.text(0x9004, in: .photo) ?? exif.text(0x0132)
        else { return nil }
        // Exif writes colons between the parts of a day.
        let moment = String(text.prefix(10).replacing(":", with: "-") + text.dropFirst(10))
        let reader = DateReader(in: RunEnvironment(locale: Locale(identifier: "en_US"), timeZone: timeZone))
        let zone = exif.text(0x9011, in: .photo) ?? ""
        return (reader.date("\(moment) \(zone)") ?? reader.date(moment))?.date
    }

    private func location(_ exif: ExifBlock?) -> ContentRecord? {
        guard let exif, let latitude = degrees(exif, value: 2, sign: 1, negative: "S"),
            let longitude = degrees(exif, value: 4, sign: 3, negative: "W")
        else { return nil }
        var properties = ContentDictionary()
        properties["Latitude"] = .number(Number(latitude))
        properties["Longitude"] = .number(Number(longitude))
        return ContentRecord(
            kind: .location, title: "\(Number(latitude).text), \(Number(longitude).text)", properties: properties)
    }

    private func degrees(_ exif: ExifBlock, value: Int, sign: Int, negative: String) -> Double? {
        let parts = exif.fractions(value, in: .location)
        guard parts.count == 3 else { return nil }
        let degrees = parts[0] + parts[1] / 60 + parts[2] / 3600
        guard degrees <= 180 else { return nil }
        return exif.text(sign, in: .location) == negative ? -degrees : degrees
    }

    private func dictionary(_ exif: ExifBlock) -> ContentDictionary {
        var dictionary = ContentDictionary()
        let texts: [(String, Int, ExifBlock.Directory)] = [
            ("Make", 0x010F, .main), ("Model", 0x0110, .main), ("Software", 0x0131, .main),
            ("DateTime", 0x0132, .main), ("Artist", 0x013B, .main), ("Copyright", 0x8298, .main),
            ("DateTimeOriginal", 0x9003, .photo), ("DateTimeDigitized", 0x9004, .photo),
            ("OffsetTimeOriginal", 0x9011, .photo), ("LensModel", 0xA434, .photo),
        ]
        for (name, tag, directory) in texts {
            if let text = exif.text(tag, in: directory) { dictionary[name] = .text(text) }
        }
        if let orientation = exif.orientation { dictionary["Orientation"] = .number(.whole(orientation)) }
        if let speed = exif.number(0x8827, in: .photo) { dictionary["ISOSpeedRatings"] = .number(.whole(speed)) }
        for (name, tag) in [("ExposureTime", 0x829A), ("FNumber", 0x829D), ("FocalLength", 0x920A)] {
            if let value = exif.fractions(tag, in: .photo).first { dictionary[name] = .number(Number(value)) }
        }
        if let place = location(exif) { dictionary["Location"] = Content(.dictionary(place.properties)) }
        return dictionary
    }
}
