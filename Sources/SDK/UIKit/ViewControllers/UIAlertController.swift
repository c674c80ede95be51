// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A question or a message, with its answers; presented as any controller.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Nothing to ask yet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// What is told below the title.
    open var message: String?
    /// Whether it lies in the middle or comes from below.
    open private(set) var preferredStyle = Style.actionSheet
    /// The answers, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The answer that Return gives.
    open var preferredAction: UIAlertAction?

    open override func loadView() {
        view = AlertView(of: self)
    }

    /// Takes the question away, and does what the answer means.
    func choose(_ action: UIAlertAction) {
        presentingViewController?.dismiss(animated: true)
        action.handler?(action)
    }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }
}

extension UIAlertController {
    /// Where the question lies.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }
}

/// An answer to a question.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// What stands on it.
    public let title: String?
    /// What choosing it means.
    public let style: Style
    /// Whether it can be chosen.
    open var isEnabled = true
    /// What happens when it is chosen.
    @preconcurrency package let handler: (@MainActor (UIAlertAction) -> Void)?

    /// An answer and what happens when it is chosen.
    @preconcurrency public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

extension UIAlertAction {
    /// What choosing an answer means.
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }
}
