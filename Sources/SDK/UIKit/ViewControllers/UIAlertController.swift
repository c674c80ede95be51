// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An alert or action sheet, presented like any controller.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Nothing to ask yet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// The text below the title.
    open var message: String?
    /// Whether it lies in the middle or comes from below.
    open private(set) var preferredStyle = Style.actionSheet
    /// The answers, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The answer that Return gives.
    open var preferredAction: UIAlertAction?
    /// Where a person types what the answer is about, in the order in which they were added; nil if they do not.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []

    open override func loadView() { view = AlertView(of: self) }

    /// Adds a place where a person types, in an alert in the middle.
    ///
    /// - Parameter configurationHandler: Called at once with the field, to say what is typed there.
    @preconcurrency open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Complaint.write("an action sheet has no text fields; give the question the style .alert")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 13)
        configurationHandler?(field)
        fields.append(field)
        viewIfLoaded?.setNeedsLayout()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if !fields.contains(where: \.isEditing) { fields.first?.becomeFirstResponder() }
    }

    /// The key was pressed that ends the text of a field: the next one is typed in, or the question is answered.
    func goOn(from field: UITextField) {
        if let index = fields.firstIndex(of: field), index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            let positive = actions.filter { $0.style != .cancel }
            guard let action = preferredAction ?? (positive.count == 1 ? positive[0] : nil) else {
                field.resignFirstResponder()
                return
            }
            if action.isEnabled { choose(action) }
        }
    }

    /// Takes the question away, and does what the answer means.
    func choose(_ action: UIAlertAction) {
        presentingViewController?.dismiss(animated: true)
        action.handler?(action)
    }

    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.changed = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
        viewIfLoaded?.setNeedsLayout()
    }
}

extension UIAlertController {
    /// Where the question lies.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }
}

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// What stands on it.
    public let title: String?
    /// What choosing it means.
    public let style: Style
    /// Whether it can be chosen.
    open var isEnabled = true { didSet { changed() } }
    /// Called when it is enabled or disabled.
    var changed: @MainActor () -> Void = {}
    /// Called when the action is chosen.
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
        case `default`, cancel, destructive
    }
}
