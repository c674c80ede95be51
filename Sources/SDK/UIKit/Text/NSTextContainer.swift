// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The area in which text is laid out.
open class NSTextContainer: NSObject {
    /// How far lines stay away from both sides, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// How many lines there may be; 0 is no limit.
    open var maximumNumberOfLines = 0
    /// How long text is truncated.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}
