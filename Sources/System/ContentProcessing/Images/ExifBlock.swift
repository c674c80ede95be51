// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a camera writes into a picture's file, in the form of Exif 2.32, which is that of TIFF 6.0.
struct ExifBlock {
    /// The lists that a block has.
    enum Directory: Int {
        case main = 0
        case photo = 0x8769
        case location = 0x8825
    }

    /// From the header of the TIFF on.
    let data: Data
    /// Whether what reads the pixels turns them already, and the block only tells what was.
    let isTurned: Bool
    private let bytes: ByteReading
    private let isLittle: Bool

    private static let orientationTag = 0x0112
    private static let mostEntries = 1000

    init?(_ data: Data, isTurned: Bool = false) {
        let bytes = ByteReading(data)
        switch bytes.text(at: 0, count: 2) {
        case "II": isLittle = true
        case "MM": isLittle = false
        default: return nil
        }
        guard bytes.number(at: 2, bytes: 2, isLittle: isLittle) == 42 else { return nil }
        self.data = data
        self.bytes = bytes
        self.isTurned = isTurned
    }

    /// From 1 to 8, as Exif counts; nil if the picture is as it is stored.
    var orientation: Int? {
        guard !isTurned, let value = number(Self.orientationTag), (1...8).contains(value) else { return nil }
        return value
    }

    /// A text, without the zero at its end.
    func text(_ tag: Int, in directory: Directory = .main) -> String? {
        guard let value = value(tag, in: directory), let raw = bytes.bytes(at: value.place, count: value.size) else {
            return nil
        }
        let text = String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self).trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : text
    }

    /// The first of a tag's whole numbers.
    func number(_ tag: Int, in directory: Directory = .main) -> Int? {
        guard let value = value(tag, in: directory), value.size >= value.width, [1, 2, 4].contains(value.width) else {
            return nil
        }
        return bytes.number(at: value.place, bytes: value.width, isLittle: isLittle)
    }

    /// The fractions of a tag.
    func fractions(_ tag: Int, in directory: Directory = .main) -> [Double] {
        guard let value = value(tag, in: directory), value.width == 8, value.size <= 80 else { return [] }
        return stride(from: value.place, to: value.place + value.size, by: 8).compactMap { place in
            guard let above = bytes.number(at: place, bytes: 4, isLittle: isLittle),
                let below = bytes.number(at: place + 4, bytes: 4, isLittle: isLittle), below != 0
            else { return nil }
            return Double(above) / Double(below)
        }
    }

    /// The block of the same picture upright, and without the small picture of what it was before.
    var upright: ExifBlock? {
        var changed = data
        func set(_ value: Int, at place: Int, bytes count: Int) {
            for index in 0..<count {
                let shift = 8 * (isLittle ? index : count - 1 - index)
                changed[changed.startIndex + place + index] = UInt8(truncatingIfNeeded: value >> shift)
            }
        }
        if let value = value(Self.orientationTag, in: .main), value.width == 2, value.size >= 2 {
            set(1, at: value.place, bytes: 2)
        }
        guard let start = start(of: .main), let count = bytes.number(at: start, bytes: 2, isLittle: isLittle),
            let next = bytes.number(at: start + 2 + 12 * count, bytes: 4, isLittle: isLittle)
        else { return nil }
        if next != 0 {
            erase(directoryAt: next, of: &changed)
            set(0, at: start + 2 + 12 * count, bytes: 4)
        }
        return ExifBlock(changed)
    }

    /// Overwrites the small picture that a list reports.
    private func erase(directoryAt start: Int, of changed: inout Data) {
        guard let place = number(0x0201, at: start), let count = number(0x0202, at: start),
            place <= changed.count, count <= changed.count - place
        else { return }
        let first = changed.startIndex + place
        changed.replaceSubrange(first..<first + count, with: Data(count: count))
    }

    private func number(_ tag: Int, at start: Int) -> Int? {
        entry(tag, at: start).flatMap { bytes.number(at: $0.place, bytes: 4, isLittle: isLittle) }
    }

    private func start(of directory: Directory) -> Int? {
        let main = bytes.number(at: 4, bytes: 4, isLittle: isLittle)
        guard directory != .main, let main else { return main }
        return number(directory.rawValue, at: main)
    }

    /// Where the values of a tag are, how many bytes they take, and how many one of them.
    private func value(_ tag: Int, in directory: Directory) -> (place: Int, size: Int, width: Int)? {
        start(of: directory).flatMap { entry(tag, at: $0) }
    }

    private static let widths = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8]

    private func entry(_ tag: Int, at start: Int) -> (place: Int, size: Int, width: Int)? {
        guard let count = bytes.number(at: start, bytes: 2, isLittle: isLittle), count <= Self.mostEntries else {
            return nil
        }
        for index in 0..<count {
            let place = start + 2 + 12 * index
            guard bytes.number(at: place, bytes: 2, isLittle: isLittle) == tag else { continue }
            guard let kind = bytes.number(at: place + 2, bytes: 2, isLittle: isLittle), let width = Self.widths[kind],
                let values = bytes.number(at: place + 4, bytes: 4, isLittle: isLittle), values <= bytes.count
            else { return nil }
            let size = values * width
            // The four bytes hold what fits, or say where it is; they have to be there for both.
            guard let away = bytes.number(at: place + 8, bytes: 4, isLittle: isLittle) else { return nil }
            if size <= 4 { return (place + 8, size, width) }
            guard size <= bytes.count,
                away <= bytes.count - size
            else { return nil }
            return (away, size, width)
        }
        return nil
    }
}
