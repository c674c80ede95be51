// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A part of all colors of five bits a part, as those of a picture that lie in it.
struct ColorBox {
    private let bins: [Int]
    private let weight: Int
    /// Which part of the colors differs most, by how far its bits are shifted, and by how much.
    private var longest: (shift: Int, length: Int)

    private init(_ bins: [Int], _ counts: ColorCounts) {
        self.bins = bins
        weight = bins.reduce(0) { $0 + counts.counts[$1] }
        longest = (0, 0)
        for shift in [10, 5, 0] {
            let values = bins.lazy.map { $0 >> shift & 31 }
            let length = (values.max() ?? 0) - (values.min() ?? 0)
            if length > longest.length { longest = (shift, length) }
        }
    }

    /// So many colors at most that stand for all.
    static func cut(_ counts: ColorCounts, into most: Int) -> [ColorCounts.Color] {
        let bins = counts.bins
        guard !bins.isEmpty else { return [] }
        var boxes = [ColorBox(bins, counts)]
        while boxes.count < most {
            let candidates = boxes.indices.filter { boxes[$0].longest.length > 0 }
            guard let widest = candidates.max(by: { boxes[$0].importance < boxes[$1].importance }) else { break }
            let (one, two) = boxes[widest].halves(counts)
            boxes[widest] = one
            boxes.append(two)
        }
        return boxes.map { counts.average(of: $0.bins) }
    }

    private var importance: Int { weight * longest.length }

    private func halves(_ counts: ColorCounts) -> (ColorBox, ColorBox) {
        let sorted = bins.sorted { ($0 >> longest.shift & 31, $0) < ($1 >> longest.shift & 31, $1) }
        var sum = 0
        var place = 0
        while place < sorted.count - 1 {
            sum += counts.counts[sorted[place]]
            place += 1
            if sum * 2 >= weight { break }
        }
        return (ColorBox(Array(sorted[..<place]), counts), ColorBox(Array(sorted[place...]), counts))
    }
}
