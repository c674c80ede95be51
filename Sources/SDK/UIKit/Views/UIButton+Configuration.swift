// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIButton {
    /// How a button looks, in the manner of iOS 15.
    public struct Configuration: Sendable {
        private enum Kind: Sendable {
            case plain, gray, tinted, filled
        }

        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        private let kind: Kind

        /// What is read; nil leaves what the button was given itself.
        public var title: String?
        /// What is seen beside it; nil leaves what the button was given itself.
        public var image: UIImage?
        /// Points between the image and the title.
        public var imagePadding: CGFloat = 0
        /// The colour of title and image; nil leaves that of the kind.
        public var baseForegroundColor: UIColor?
        /// The colour behind them; nil leaves that of the kind.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic

        private init(_ kind: Kind) {
            self.kind = kind
        }

        /// A title in the tint colour.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A title in the tint colour, on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title in the tint colour, on a pale shade of it.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }

        func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (kind == .filled ? .white : tint) }

        func background(tint: UIColor) -> UIColor {
            switch kind {
            case .plain: baseBackgroundColor ?? .clear
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .small: 4
            case .medium, .fixed, .dynamic: 6
            case .large: 10
            case .capsule: height / 2
            }
        }
    }
}
