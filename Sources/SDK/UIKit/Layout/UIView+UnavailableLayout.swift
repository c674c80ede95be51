// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// How far what is aligned lies inside the frame; always at its edges here.
    @available(*, unavailable, message: "constrain a view inside the one with the rim")
    public var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Whether constraints leave a choice; it is not looked for here.
    @available(*, unavailable, message: "what constraints leave open is nothing here, the same each time")
    public var hasAmbiguousLayout: Bool { false }
}
