// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An action that appears when a person swipes a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Performs the action and reports whether it succeeded.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    public enum Style: Int, Sendable {
        case normal = 0
        /// A destructive action.
        case destructive = 1
    }

    /// The style of the action.
    public let style: Style
    /// Performs the action.
    @preconcurrency public let handler: Handler
    /// The title of the button.
    open var title: String?
    /// The background color: gray, or red for destructive actions.
    open var backgroundColor: UIColor!
    /// The image shown instead of the title.
    open var image: UIImage?

    /// Something to do.
    @preconcurrency public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
