// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
    /// What a format of characters would be read with; formats are not read here.
    public struct FormatOptions: OptionSet, Sendable {
        /// One bit for each.
        public let rawValue: UInt

        /// Those whose bits are set.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    /// Constraints of a format of characters; not read here.
    @available(*, unavailable, message: "write the constraints with anchors")
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }
}

extension UIView {
    /// How far what is aligned lies inside the frame; always at its edges here.
    @available(*, unavailable, message: "constrain a view inside the one with the rim")
    public var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Whether constraints leave a choice; it is not looked for here.
    @available(*, unavailable, message: "what constraints leave open is nothing here, the same each time")
    public var hasAmbiguousLayout: Bool { false }
}
