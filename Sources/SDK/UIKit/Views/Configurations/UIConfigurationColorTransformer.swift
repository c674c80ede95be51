// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Transforms a color in a configuration.
public struct UIConfigurationColorTransformer: Hashable {
    /// Two are the same that were made at once.
    private final class Identity {}

    private let identity = Identity()
    /// Of one of the system's own.
    private let name: String?
    /// The closure that transforms a color.
    public let transform: (UIColor) -> UIColor

    /// A way to make one color of another.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.init(nil, transform) }

    private init(_ name: String?, _ transform: @escaping (UIColor) -> UIColor) {
        self.name = name
        self.transform = transform
    }

    /// Returns the transformed color.
    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

    /// The color without its colourfulness.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer("grayscale") { color in
            UIColor { traits in
                let drawn = color.resolvedColor(with: traits).components
                let white = 0.2126 * drawn.red + 0.7152 * drawn.green + 0.0722 * drawn.blue
                return UIColor(white: white, alpha: drawn.alpha)
            }
        }
    }

    /// The gray of what is less important.
    public static var monochromeTint: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer("monochromeTint") { _ in .secondaryLabel }
    }

    /// Whether the two were made at once.
    public static func == (first: Self, second: Self) -> Bool {
        first.identity === second.identity || first.name != nil && first.name == second.name
    }

    /// By when it was made.
    public func hash(into hasher: inout Hasher) {
        if let name { hasher.combine(name) } else { hasher.combine(ObjectIdentifier(identity)) }
    }
}
