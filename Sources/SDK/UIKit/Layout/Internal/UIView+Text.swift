// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// Whether the height of the contents depends on the width they get.
    var wrapsContents: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }

    /// How far the first and the last row of text stand from the edges; nothing in a view without text.
    ///
    /// A system symbol stands beside text as if it were some.
    var baselineOffsets: (fromTop: CGFloat, fromBottom: CGFloat) {
        if let image = (self as? UIImageView)?.image, let offset = image.baselineOffsetFromBottom {
            return (image.size.height - offset, offset)
        }
        guard let label = self as? UILabel, let font = label.font else { return (0, 0) }
        return (font.ascender, -font.descender)
    }
}
