// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// Converts the values of animations to numbers.
enum LayerValue {
    /// Returns the numbers of a value; nil for an unknown type.
    static func numbers(_ value: Any?) -> [Double]? {
        let numbers: [Double]? =
            switch value {
            case let point as CGPoint: [point.x, point.y]
            case let size as CGSize: [size.width, size.height]
            case let rect as CGRect: rect.numbers
            case let transform as CGAffineTransform: transform.numbers
            case let transform as CATransform3D: CATransform3DGetAffineTransform(transform).numbers
            case let color as any LayerColor: color.cgColor.color.numbers
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

extension Double {
    /// Creates a number from a Swift number or an `NSNumber`; nil for any other value.
    package init?(number value: Any?) {
        switch value {
        case let number as NSNumber: self = number.doubleValue
        case let number as any BinaryInteger: self.init(number)
        case let number as any BinaryFloatingPoint: self.init(number)
        default: return nil
        }
    }
}
