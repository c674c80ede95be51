// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A view that does something with what lies behind it. A blur is drawn as its material's own color: what lies behind
/// shines through, and is not blurred.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// What it does; nil means nothing.
    open var effect: UIVisualEffect? { didSet { displayChanged() } }
    /// Where an app puts what is to be seen on top; as large as the view.
    public let contentView = UIView(frame: .zero)

    /// A view with an effect, of no size yet.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    override func drawContent(on canvas: Canvas) {
        guard let blur = effect as? UIBlurEffect else { return }
        let edge = canvas.snapped(bounds)
        canvas.fill(Path(edge, cornerRadius: layer.cornerRadius), with: blur.style.material.color(in: traitCollection))
    }
}

extension UIBlurEffect.Style {
    /// The color that the material has over gray.
    var material: UIColor {
        let light = { UIColor(white: 0.97, alpha: $0) }
        let dark = { UIColor(white: 0.14, alpha: $0) }
        let either = { (alpha: CGFloat) in
            UIColor { $0.userInterfaceStyle == .dark ? dark(alpha) : light(alpha) }
        }
        switch self {
        case .extraLight: return light(0.9)
        case .light: return light(0.7)
        case .dark: return dark(0.8)
        case .regular, .systemMaterial: return either(0.82)
        case .prominent, .systemThickMaterial, .systemChromeMaterial: return either(0.92)
        case .systemThinMaterial: return either(0.7)
        case .systemUltraThinMaterial: return either(0.5)
        case .systemUltraThinMaterialLight: return light(0.5)
        case .systemThinMaterialLight: return light(0.7)
        case .systemMaterialLight: return light(0.82)
        case .systemThickMaterialLight, .systemChromeMaterialLight: return light(0.92)
        case .systemUltraThinMaterialDark: return dark(0.5)
        case .systemThinMaterialDark: return dark(0.7)
        case .systemMaterialDark: return dark(0.82)
        case .systemThickMaterialDark, .systemChromeMaterialDark: return dark(0.92)
        }
    }
}
