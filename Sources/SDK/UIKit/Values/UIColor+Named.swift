// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIColor {
    /// Nothing at all.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// White is 0.
    public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    /// White is a third.
    public class var darkGray: UIColor { UIColor(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1) }
    /// White is two thirds.
    public class var lightGray: UIColor { UIColor(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1) }
    /// White is 1.
    public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    /// White is a half.
    public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    /// Full red alone.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Full green alone.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Full blue alone.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Full green and blue.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Full red and green.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Full red and blue.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Full red and half green.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Half red and blue.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Red 0.6, green 0.4, blue 0.2.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

/// The system's colours, as they are in light surroundings.
extension UIColor {
    /// What warns or destroys.
    public class var systemRed: UIColor { UIColor(byte: 255, 59, 48) }
    /// What is well or goes on.
    public class var systemGreen: UIColor { UIColor(byte: 52, 199, 89) }
    /// What can be tapped.
    public class var systemBlue: UIColor { UIColor(byte: 0, 122, 255) }
    /// What needs care.
    public class var systemOrange: UIColor { UIColor(byte: 255, 149, 0) }
    /// What stands out.
    public class var systemYellow: UIColor { UIColor(byte: 255, 204, 0) }
    /// The system's pink.
    public class var systemPink: UIColor { UIColor(byte: 255, 45, 85) }
    /// The system's purple.
    public class var systemPurple: UIColor { UIColor(byte: 175, 82, 222) }
    /// The system's teal.
    public class var systemTeal: UIColor { UIColor(byte: 48, 176, 199) }
    /// The system's indigo.
    public class var systemIndigo: UIColor { UIColor(byte: 88, 86, 214) }
    /// The system's brown.
    public class var systemBrown: UIColor { UIColor(byte: 162, 132, 94) }
    /// The system's mint.
    public class var systemMint: UIColor { UIColor(byte: 0, 199, 190) }
    /// The system's cyan.
    public class var systemCyan: UIColor { UIColor(byte: 50, 173, 230) }
    /// The darkest of six greys.
    public class var systemGray: UIColor { UIColor(byte: 142, 142, 147) }
    /// The second of six greys.
    public class var systemGray2: UIColor { UIColor(byte: 174, 174, 178) }
    /// The third of six greys.
    public class var systemGray3: UIColor { UIColor(byte: 199, 199, 204) }
    /// The fourth of six greys.
    public class var systemGray4: UIColor { UIColor(byte: 209, 209, 214) }
    /// The fifth of six greys.
    public class var systemGray5: UIColor { UIColor(byte: 229, 229, 234) }
    /// The lightest of six greys.
    public class var systemGray6: UIColor { UIColor(byte: 242, 242, 247) }
    /// Behind everything.
    public class var systemBackground: UIColor { UIColor(byte: 255, 255, 255, alpha: 1) }
    /// Behind what lies on the background.
    public class var secondarySystemBackground: UIColor { UIColor(byte: 242, 242, 247, alpha: 1) }
    /// Behind what lies on that again.
    public class var tertiarySystemBackground: UIColor { UIColor(byte: 255, 255, 255, alpha: 1) }
    /// Behind groups of rows.
    public class var systemGroupedBackground: UIColor { UIColor(byte: 242, 242, 247, alpha: 1) }
    /// Behind a group's rows.
    public class var secondarySystemGroupedBackground: UIColor { UIColor(byte: 255, 255, 255, alpha: 1) }
    /// What is read first.
    public class var label: UIColor { UIColor(byte: 0, 0, 0, alpha: 1) }
    /// What is read next.
    public class var secondaryLabel: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.6) }
    /// What is less to be read.
    public class var tertiaryLabel: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.3) }
    /// What is hardly to be read.
    public class var quaternaryLabel: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.18) }
    /// What stands in an empty field.
    public class var placeholderText: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.3) }
    /// Lines that let through what is behind.
    public class var separator: UIColor { UIColor(byte: 60, 60, 67, alpha: 0.29) }
    /// What leads elsewhere.
    public class var link: UIColor { UIColor(byte: 0, 122, 255, alpha: 1) }
    /// Text on light, whatever the surroundings.
    public class var darkText: UIColor { UIColor(byte: 0, 0, 0, alpha: 1) }
    /// Text on dark, whatever the surroundings.
    public class var lightText: UIColor { UIColor(byte: 255, 255, 255, alpha: 0.6) }
    /// What fills thin shapes.
    public class var systemFill: UIColor { UIColor(byte: 120, 120, 128, alpha: 0.2) }

    private convenience init(byte red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
