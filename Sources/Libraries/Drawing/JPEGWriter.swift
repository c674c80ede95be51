// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Bitmap {
    /// The pixels as a JPEG, on white where they let something through.
    ///
    /// - Parameter quality: From 0, which is small, to 1, which is like the pixels.
    package func jpeg(quality: Double) -> Data { JPEGWriter(self, quality: quality).data() }
}

/// Writes baseline JPEGs as the standard's Annex K has them: three full planes, and its own tables.
private struct JPEGWriter {
    private let bitmap: Bitmap
    /// How coarse each wave is kept: of brightness, and of colour.
    private let steps: [[Int]]
    private var bits = BitWriter()
    private let brightness = (CodeTable(JPEGTables.brightnessConstant), CodeTable(JPEGTables.brightnessWaves))
    private let color = (CodeTable(JPEGTables.colorConstant), CodeTable(JPEGTables.colorWaves))

    init(_ bitmap: Bitmap, quality: Double) {
        self.bitmap = bitmap
        let percent = min(max(quality.isFinite ? quality * 100 : 80, 1), 100)
        let scale = percent < 50 ? 5000 / percent : 200 - 2 * percent
        steps = JPEGTables.steps.map { table in
            table.map { min(max(Int((Double($0) * scale + 50) / 100), 1), 255) }
        }
    }

    func data() -> Data {
        var bytes: [UInt8] = [0xFF, 0xD8]
        for (index, table) in steps.enumerated() {
            bytes += segment(0xDB, [UInt8(index)] + JPEGTables.zigzag.map { UInt8(table[$0]) })
        }
        let (width, height) = (bitmap.width, bitmap.height)
        bytes += segment(
            0xC0,
            [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3]
                + [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
        let tables = [
            (UInt8(0x00), JPEGTables.brightnessConstant), (0x10, JPEGTables.brightnessWaves),
            (0x01, JPEGTables.colorConstant), (0x11, JPEGTables.colorWaves),
        ]
        for (number, table) in tables { bytes += segment(0xC4, [number] + table.counts + table.values) }
        bytes += segment(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
        var writer = self
        bytes += writer.scan()
        return Data(bytes + [0xFF, 0xD9])
    }

    private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        let length = content.count + 2
        return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
    }

    private mutating func scan() -> [UInt8] {
        var last = [0, 0, 0]
        for top in stride(from: 0, to: bitmap.height, by: 8) {
            for left in stride(from: 0, to: bitmap.width, by: 8) {
                let planes = block(left, top)
                for plane in 0..<3 {
                    let waves = transformed(planes[plane], steps[plane == 0 ? 0 : 1])
                    write(waves, after: &last[plane], plane == 0 ? brightness : color)
                }
            }
        }
        return bits.finished()
    }

    /// Brightness and two differences of colour, of 8 × 8 pixels; those at the edge are repeated beyond it.
    private func block(_ left: Int, _ top: Int) -> [[Double]] {
        var planes = [[Double]](repeating: [Double](repeating: 0, count: 64), count: 3)
        for row in 0..<8 {
            for column in 0..<8 {
                let (x, y) = (min(left + column, bitmap.width - 1), min(top + row, bitmap.height - 1))
                guard let pixel = bitmap[x, y] else { continue }
                let share = Double(pixel.alpha) / 255
                func onWhite(_ channel: UInt8) -> Double { Double(channel) * share + 255 * (1 - share) }
                let (red, green, blue) = (onWhite(pixel.red), onWhite(pixel.green), onWhite(pixel.blue))
                let index = row * 8 + column
                planes[0][index] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
                planes[1][index] = -0.168_736 * red - 0.331_264 * green + 0.5 * blue
                planes[2][index] = 0.5 * red - 0.418_688 * green - 0.081_312 * blue
            }
        }
        return planes
    }

    /// The waves that a block is made of, kept as coarsely as the steps say, along the zigzag.
    private func transformed(_ block: [Double], _ steps: [Int]) -> [Int] {
        var rows = [Double](repeating: 0, count: 64)
        var waves = rows
        for row in 0..<8 {
            for wave in 0..<8 {
                rows[row * 8 + wave] = (0..<8).reduce(0.0) {
                    $0 + block[row * 8 + $1] * JPEGTables.waves[wave * 8 + $1]
                }
            }
        }
        for column in 0..<8 {
            for wave in 0..<8 {
                waves[wave * 8 + column] = (0..<8).reduce(0.0) {
                    $0 + rows[$1 * 8 + column] * JPEGTables.waves[wave * 8 + $1]
                }
            }
        }
        return JPEGTables.zigzag.map { Int((waves[$0] / Double(steps[$0])).rounded()) }
    }

    private mutating func write(_ waves: [Int], after last: inout Int, _ tables: (CodeTable, CodeTable)) {
        let difference = waves[0] - last
        last = waves[0]
        let size = Self.size(difference)
        bits.write(tables.0[size])
        bits.write(Self.digits(difference, size), size)
        var zeros = 0
        for wave in waves.dropFirst() {
            guard wave != 0 else {
                zeros += 1
                continue
            }
            while zeros > 15 {
                bits.write(tables.1[0xF0])
                zeros -= 16
            }
            let size = Self.size(wave)
            bits.write(tables.1[zeros << 4 | size])
            bits.write(Self.digits(wave, size), size)
            zeros = 0
        }
        if zeros > 0 { bits.write(tables.1[0]) }
    }

    /// How many digits a number takes.
    private static func size(_ number: Int) -> Int { Int.bitWidth - abs(number).leadingZeroBitCount }
    /// Those of a negative number are those of the positive one turned around.
    private static func digits(_ number: Int, _ size: Int) -> Int { number < 0 ? number + (1 << size) - 1 : number }
}

/// Writes codes of any length one after the other.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var open = 0
    private var count = 0

    mutating func write(_ code: (code: Int, length: Int)) { write(code.code, code.length) }

    mutating func write(_ digits: Int, _ length: Int) {
        open = open << length | digits & (1 << length - 1)
        count += length
        while count >= 8 {
            let byte = UInt8(open >> (count - 8) & 255)
            bytes.append(byte)
            // What could be taken for a marker is followed by a nought.
            if byte == 0xFF { bytes.append(0) }
            count -= 8
        }
        open &= 1 << count - 1
    }

    mutating func finished() -> [UInt8] {
        if count > 0 { write(1 << (8 - count) - 1, 8 - count) }
        return bytes
    }
}

/// The codes of a table, by what they stand for.
private struct CodeTable {
    private var codes = [(code: Int, length: Int)](repeating: (0, 0), count: 256)

    init(_ table: JPEGTables.Codes) {
        var (code, index) = (0, 0)
        for (length, count) in table.counts.enumerated() {
            for _ in 0..<count {
                codes[Int(table.values[index])] = (code, length + 1)
                (code, index) = (code + 1, index + 1)
            }
            code <<= 1
        }
    }

    subscript(value: Int) -> (code: Int, length: Int) { codes[value] }
}
