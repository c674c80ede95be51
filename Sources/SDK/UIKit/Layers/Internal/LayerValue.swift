// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// Values of animations as numbers.
enum LayerValue {
    /// Nil for anything else.
    static func numbers(_ value: Any?) -> [Double]? {
        let numbers: [Double]? =
            switch value {
            case let point as CGPoint: [point.x, point.y]
            case let size as CGSize: [size.width, size.height]
            case let rect as CGRect: rect.numbers
            case let transform as CGAffineTransform: transform.numbers
            case let transform as CATransform3D: CATransform3DGetAffineTransform(transform).numbers
            case let color as CGColor: color.color.numbers
            case let color as UIColor: color.cgColor.color.numbers
            default: Double(number: value).map { [$0] }
            }
        return numbers?.allSatisfy(\.isFinite) == true ? numbers : nil
    }
}

extension CGRect {
    var numbers: [Double] { [origin.x, origin.y, width, height] }
}

extension CGAffineTransform {
    var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension Color {
    var numbers: [Double] { [red, green, blue, alpha] }
}
