// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIColor {
    /// Nothing at all.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1) }
    public class var lightGray: UIColor { UIColor(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1) }
    public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

/// The system's colours, as they are in light surroundings.
extension UIColor {
    public class var systemRed: UIColor { UIColor(byte: 255, 59, 48) }
    public class var systemGreen: UIColor { UIColor(byte: 52, 199, 89) }
    public class var systemBlue: UIColor { UIColor(byte: 0, 122, 255) }
    public class var systemOrange: UIColor { UIColor(byte: 255, 149, 0) }
    public class var systemYellow: UIColor { UIColor(byte: 255, 204, 0) }
    public class var systemPink: UIColor { UIColor(byte: 255, 45, 85) }
    public class var systemPurple: UIColor { UIColor(byte: 175, 82, 222) }
    public class var systemTeal: UIColor { UIColor(byte: 48, 176, 199) }
    public class var systemIndigo: UIColor { UIColor(byte: 88, 86, 214) }
    public class var systemBrown: UIColor { UIColor(byte: 162, 132, 94) }
    public class var systemMint: UIColor { UIColor(byte: 0, 199, 190) }
    public class var systemCyan: UIColor { UIColor(byte: 50, 173, 230) }
    public class var systemGray: UIColor { UIColor(byte: 142, 142, 147) }
    public class var systemGray2: UIColor { UIColor(byte: 174, 174, 178) }
    public class var systemGray3: UIColor { UIColor(byte: 199, 199, 204) }
    public class var systemGray4: UIColor { UIColor(byte: 209, 209, 214) }
    public class var systemGray5: UIColor { UIColor(byte: 229, 229, 234) }
    public class var systemGray6: UIColor { UIColor(byte: 242, 242, 247) }
    public class var systemBackground: UIColor { UIColor(byte: 255, 255, 255, alpha: 1) }
    public class var secondarySystemBackground: UIColor { UIColor(byte: 242, 242, 247, alpha: 1) }
    public class var tertiarySystemBackground: UIColor { UIColor(byte: 255, 255, 255, alpha: 1) }
    public class var systemGroupedBackground: UIColor { UIColor(byte: 242, 242, 247, alpha: 1) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(byte: 255, 255, 255, alpha: 1) }
    public class var label: UIColor { UIColor(byte: 0, 0, 0, alpha: 1) }
    public class var secondaryLabel: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.6) }
    public class var tertiaryLabel: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.3) }
    public class var quaternaryLabel: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.18) }
    public class var placeholderText: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.3) }
    public class var separator: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.29) }
    public class var link: UIColor { UIColor(byte: 0, 122, 255, alpha: 1) }
    public class var darkText: UIColor { UIColor(byte: 0, 0, 0, alpha: 1) }
    public class var lightText: UIColor { UIColor(byte: 255, 255, 255, alpha: 0.6) }
    public class var systemFill: UIColor { UIColor(byte: 120, 120, 128, alpha: 0.2) }

    private convenience init(byte red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
