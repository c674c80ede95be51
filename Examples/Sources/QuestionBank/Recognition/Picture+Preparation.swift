// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract

extension Picture {
    /// How high a small letter is to be, in pixels: what Tesseract reads best.
    private static let letterHeight: Float = 22

    /// As Tesseract likes it: dark on light, without specks, and the letters of a good size.
    func prepared() -> Picture {
        let light = darkOnLight()
        let clean = light.withoutSpecks()
        guard let height = clean.letterHeight() else { return clean }
        let factor = min(Self.letterHeight / height, 4, 2600 / Float(max(clean.width, clean.height)))
        return abs(factor - 1) < 0.2 ? clean : clean.scaled(by: factor)
    }

    /// Turned round where most of it is dark.
    private func darkOnLight() -> Picture {
        var middle: Float = 255
        pixGetRankValueMasked(pixels, nil, 0, 0, 4, 0.5, &middle, nil)
        return middle < 110 ? Picture(pixInvert(nil, pixels)) ?? self : self
    }

    /// Each pixel is the middle one of those around it, where many stand alone.
    private func withoutSpecks() -> Picture {
        guard let smooth = Picture(pixMedianFilter(pixels, 3, 3)),
            let difference = Picture(pixAbsDifference(pixels, smooth.pixels)),
            let specks = Picture(pixThresholdToBinary(difference.pixels, 40)),
            let others = Picture(pixInvert(nil, specks.pixels))
        else { return self }
        var count: Int32 = 0
        pixCountPixels(others.pixels, &count, nil)
        return Float(count) > 0.015 * Float(width) * Float(height) ? smooth : self
    }

    /// The height of what looks like most of the letters; nil where there are too few to tell.
    private func letterHeight() -> Float? {
        guard let binary = Picture(pixOtsuThreshOnBackgroundNorm(pixels, nil, 20, 20, 100, 50, 255, 2, 2, 0.1, nil))
        else { return nil }
        var boxes = pixConnCompBB(binary.pixels, 8)
        defer { boxaDestroy(&boxes) }
        var heights: [Int32] = []
        for index in 0..<min(boxaGetCount(boxes), 20_000) {
            var (x, y, width, height) = (Int32(), Int32(), Int32(), Int32())
            guard boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height) == 0 else { continue }
            if height >= 4, height <= 200, width >= 2, width <= 6 * height, 6 * width >= height {
                heights.append(height)
            }
        }
        guard heights.count >= 6 else { return nil }
        return Float(heights.sorted()[heights.count / 2])
    }
}
