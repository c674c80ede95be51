// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Presents a popover; here it appears as a sheet, as on small screens.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it is about.
    open var sourceView: UIView?
    /// The part of the view that it is about; nothing is pointed at here.
    open var sourceRect = CGRect.null
    /// The button that it is about.
    open weak var barButtonItem: UIBarButtonItem?
    /// From which sides it may point; nothing is pointed at here.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The card that it lies on.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
}

/// The sides at which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upwards.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Downwards.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
