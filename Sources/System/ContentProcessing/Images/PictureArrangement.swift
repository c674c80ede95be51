// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// Where pictures are that are put together.
struct PictureArrangement {
    private let arrangement: ImageRequest.Arrangement
    private let spacing: Double

    init(_ arrangement: ImageRequest.Arrangement, spacing: Double) {
        self.arrangement = arrangement
        self.spacing = spacing
    }

    /// In a row all are as high as the highest, in a column as wide as the widest; in a grid as large as the first.
    func places(for sizes: [CGSize]) -> [CGRect] {
        switch arrangement {
        case .horizontal:
            let height = sizes.map(\.height).max() ?? 0
            var x = 0.0
            return sizes.map { size in
                let width = size.width * height / size.height
                defer { x += width + spacing }
                return CGRect(x: x, y: 0, width: width, height: height)
            }
        case .vertical:
            let width = sizes.map(\.width).max() ?? 0
            var y = 0.0
            return sizes.map { size in
                let height = size.height * width / size.width
                defer { y += height + spacing }
                return CGRect(x: 0, y: y, width: width, height: height)
            }
        case .grid:
            guard let cell = sizes.first else { return [] }
            let columns = max(1, Int(Double(sizes.count).squareRoot().rounded(.up)))
            return sizes.enumerated().map { number, size in
                let scale = min(cell.width / size.width, cell.height / size.height)
                let fitted = CGSize(width: size.width * scale, height: size.height * scale)
                let (column, row) = (Double(number % columns), Double(number / columns))
                return CGRect(
                    x: column * (cell.width + spacing) + (cell.width - fitted.width) / 2,
                    y: row * (cell.height + spacing) + (cell.height - fitted.height) / 2, width: fitted.width,
                    height: fitted.height)
            }
        }
    }
}
