// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A source file that says only `import QuartzCore` sees this on Apple's systems too.
@_exported public import CoreGraphics

// Layers are in UIKit, whose views are made of them.
@_exported public import class UIKit.CAAnimation
@_exported public import protocol UIKit.CAAnimationDelegate
@_exported public import class UIKit.CAAnimationGroup
@_exported public import class UIKit.CABasicAnimation
@_exported public import struct UIKit.CACornerMask
@_exported public import func UIKit.CACurrentMediaTime
@_exported public import class UIKit.CAGradientLayer
@_exported public import struct UIKit.CAGradientLayerType
@_exported public import class UIKit.CAKeyframeAnimation
@_exported public import class UIKit.CALayer
@_exported public import struct UIKit.CALayerContentsGravity
@_exported public import struct UIKit.CALayerCornerCurve
@_exported public import struct UIKit.CAMediaTimingFillMode
@_exported public import class UIKit.CAMediaTimingFunction
@_exported public import struct UIKit.CAMediaTimingFunctionName
@_exported public import class UIKit.CAPropertyAnimation
@_exported public import class UIKit.CAShapeLayer
@_exported public import struct UIKit.CAShapeLayerFillRule
@_exported public import struct UIKit.CAShapeLayerLineCap
@_exported public import struct UIKit.CAShapeLayerLineJoin
@_exported public import class UIKit.CASpringAnimation
@_exported public import class UIKit.CATransaction
@_exported public import struct UIKit.CATransform3D
@_exported public import func UIKit.CATransform3DConcat
@_exported public import func UIKit.CATransform3DEqualToTransform
@_exported public import func UIKit.CATransform3DGetAffineTransform
@_exported public import let UIKit.CATransform3DIdentity
@_exported public import func UIKit.CATransform3DIsIdentity
@_exported public import func UIKit.CATransform3DMakeAffineTransform
@_exported public import func UIKit.CATransform3DMakeRotation
@_exported public import func UIKit.CATransform3DMakeScale
@_exported public import func UIKit.CATransform3DMakeTranslation
@_exported public import func UIKit.CATransform3DRotate
@_exported public import func UIKit.CATransform3DScale
@_exported public import func UIKit.CATransform3DTranslate
@_exported public import class UIKit.CATransition
@_exported public import struct UIKit.CATransitionSubtype
@_exported public import struct UIKit.CATransitionType
@_exported public import let UIKit.kCATransition
