// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Points, sizes and rectangles are Foundation's on Linux.
@_exported public import Foundation

// What draws is in UIKit, whose views and images share its insides.
@_exported public import typealias UIKit.CFArray
@_exported public import struct UIKit.CGAffineTransform
@_exported public import enum UIKit.CGBlendMode
@_exported public import class UIKit.CGColor
@_exported public import class UIKit.CGColorSpace
@_exported public import func UIKit.CGColorSpaceCreateDeviceGray
@_exported public import func UIKit.CGColorSpaceCreateDeviceRGB
@_exported public import class UIKit.CGContext
@_exported public import class UIKit.CGGradient
@_exported public import struct UIKit.CGGradientDrawingOptions
@_exported public import class UIKit.CGImage
@_exported public import enum UIKit.CGLineCap
@_exported public import enum UIKit.CGLineJoin
@_exported public import class UIKit.CGMutablePath
@_exported public import class UIKit.CGPath
@_exported public import enum UIKit.CGPathDrawingMode
@_exported public import enum UIKit.CGPathFillRule
@_exported public import struct UIKit.CGVector
