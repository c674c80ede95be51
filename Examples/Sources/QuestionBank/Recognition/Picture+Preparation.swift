// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract

extension Picture {
    /// How many pixels are read; more take seconds.
    private static let readLimit: Float = 3_000_000

    /// As Tesseract likes it: dark on light, without specks, and the letters of a good size.
    ///
    /// - Parameters:
    ///   - letterHeight: How high most of the letters are to be, in pixels.
    ///   - isSmooth: Whether what is finer than the letters goes, too: noise, and the finest strokes with it.
    func prepared(letterHeight: Float, isSmooth: Bool) -> Picture {
        let clean = darkOnLight().withoutSpecks().withoutNoise()
        let scaled = clean.withLetters(of: letterHeight)
        let ready = isSmooth ? scaled.smoothed(by: 0.7 * max(Float(scaled.width) / Float(width), 1)) : scaled
        return Picture(pixAddBorder(ready.pixels, 16, 255)) ?? ready
    }

    private func withLetters(of height: Float) -> Picture {
        guard let own = heightOfLetters() else { return self }
        let largest = (Self.readLimit / (Float(self.width) * Float(self.height))).squareRoot()
        let factor = min(height / own, 4, largest)
        return abs(factor - 1) < 0.2 ? self : scaled(by: factor)
    }

    /// Turned round where most of it is dark.
    private func darkOnLight() -> Picture {
        var middle: Float = 255
        pixGetRankValueMasked(pixels, nil, 0, 0, 4, 0.5, &middle, nil)
        return middle < 110 ? Picture(pixInvert(nil, pixels)) ?? self : self
    }

    /// Pixels that stand alone take the middle value of those around them.
    private func withoutSpecks() -> Picture {
        guard let smooth = Picture(pixMedianFilter(pixels, 3, 3)),
            let difference = Picture(pixAbsDifference(pixels, smooth.pixels)),
            let same = Picture(pixThresholdToBinary(difference.pixels, 40)),
            let others = Picture(pixInvert(nil, same.pixels)),
            let specks = Picture(
                pixSelectBySize(others.pixels, 2, 2, 8, Int32(L_SELECT_IF_BOTH), Int32(L_SELECT_IF_LTE), nil)),
            let clean = Picture(pixCopy(nil, pixels))
        else { return self }
        return pixCombineMasked(clean.pixels, smooth.pixels, specks.pixels) == 0 ? clean : self
    }

    /// Smooth where hardly a pixel is like those around it; what is drawn by a machine is even between its letters.
    private func withoutNoise() -> Picture {
        guard let middle = Picture(pixMedianFilter(pixels, 3, 3)),
            let difference = Picture(pixAbsDifference(pixels, middle.pixels))
        else { return self }
        var mean: Float = 0
        pixGetAverageMasked(difference.pixels, nil, 0, 0, 2, Int32(L_MEAN_ABSVAL), &mean)
        return mean > 7 ? smoothed(by: 0.8) : self
    }

    private func smoothed(by deviation: Float) -> Picture {
        let half = Int32((2 * deviation).rounded(.up))
        var kernel = makeGaussianKernel(half, half, deviation, 1)
        defer { kernelDestroy(&kernel) }
        return Picture(pixConvolve(pixels, kernel, 8, 1)) ?? self
    }

    /// The height of what looks like most of the letters; nil if there are too few to tell.
    private func heightOfLetters() -> Float? {
        guard let binary = Picture(pixOtsuThreshOnBackgroundNorm(pixels, nil, 20, 20, 100, 50, 255, 2, 2, 0.1, nil))
        else { return nil }
        var boxes = pixConnCompBB(binary.pixels, 8)
        defer { boxaDestroy(&boxes) }
        // So many pixels have parts of a height; specks are many, and yet little.
        var pixels: [Int32: Int] = [:]
        for index in 0..<min(boxaGetCount(boxes), 20_000) {
            var (x, y, width, height) = (Int32(), Int32(), Int32(), Int32())
            guard boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height) == 0 else { continue }
            if height >= 4, height <= 200, width >= 2, width <= 6 * height, 6 * width >= height {
                pixels[height, default: 0] += Int(width)
            }
        }
        var rest = pixels.values.reduce(0, +) / 2
        return pixels.sorted { $0.key < $1.key }.first { entry in
            rest -= entry.value
            return rest < 0
        }.map { Float($0.key) }
    }
}
