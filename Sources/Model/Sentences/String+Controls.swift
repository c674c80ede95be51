// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The text on one line: control characters and line breaks become spaces, and marks that turn the direction of
    /// writing are removed, so that what other people write cannot steer a terminal.
    package var withoutControls: String { isPlain ? self : replacingControls(but: []) }

    /// The same as ``withoutControls``, except that line breaks and tabs stay, as compilers and errors use them.
    package var printable: String { isPlain ? self : replacingControls(but: ["\n", "\t"]) }

    /// Whether the text is visible ASCII only.
    package var isPlain: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }

    private func replacingControls(but kept: Set<Unicode.Scalar>) -> String {
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars where !scalar.properties.isBidiControl {
            switch scalar.properties.generalCategory {
            case .control where !kept.contains(scalar), .lineSeparator, .paragraphSeparator: scalars.append(" ")
            default: scalars.append(scalar)
            }
        }
        return String(scalars)
    }
}
