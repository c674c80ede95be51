// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An action that appears when a person swipes a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// Does it, and says whether it was done.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What kind of doing it is.
    public enum Style: Int, Sendable {
        case normal = 0
        /// It takes something away.
        case destructive = 1
    }

    /// What kind of doing it is.
    public let style: Style
    /// Performs the action.
    @preconcurrency public let handler: Handler
    /// What is read on the button.
    open var title: String?
    /// What is behind it: gray, or red for what takes something away.
    open var backgroundColor: UIColor!
    /// What is seen on the button in the place of the title.
    open var image: UIImage?

    /// Something to do.
    @preconcurrency public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
