// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The header or footer of a table section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    private let label = UILabel(frame: .zero)

    /// Creates a view with a reuse identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        label.numberOfLines = 0
        contentView.addSubview(label)
        addSubview(contentView)
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The reuse identifier.
    public let reuseIdentifier: String?
    /// The app's own content; a ``contentConfiguration`` is shown in another view.
    open var contentView: UIView { contents.view }
    private(set) lazy var contents = ConfiguredContents(of: self, in: UIView(frame: .zero))
    /// Whether the table's sections stand apart.
    var isInGroupedTable = false
    /// The text.
    open var textLabel: UILabel? { label }
    /// A second text: there is none.
    @available(*, unavailable, message: "a contentConfiguration shows a second text")
    open var detailTextLabel: UILabel? { nil }
    /// The background view.
    open var backgroundView: UIView? { didSet { putBehind(backgroundView, insteadOf: oldValue) } }
    /// The content configuration, used instead of the text; nil keeps that.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contents.content }
        set { contents.content = newValue }
    }
    /// The background configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { contents.background }
        set { contents.background = newValue }
    }
    /// Whether ``contentConfiguration`` follows the view's state.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether ``backgroundConfiguration`` follows the view's state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Called after ``updateConfiguration(using:)``, to configure the view for a state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// The configuration state of the view. A subclass may extend it.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    /// Prepares the view for reuse; a subclass calls super.
    open func prepareForReuse() {}

    /// Configures the view for a state; a subclass that does so itself need not call super.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        contents.update(
            for: state, automaticallyUpdatesContentConfiguration, automaticallyUpdatesBackgroundConfiguration)
    }

    /// Requests ``updateConfiguration(using:)`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        contents.isStale = true
        setNeedsLayout()
    }

    /// Returns the default configuration of the view, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        isInGroupedTable ? .groupedHeader() : .plainHeader()
    }

    /// Configures a view for a state.
    public typealias ConfigurationUpdateHandler =
        (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    private func configure() {
        contents.configureIfStale {
            let state = configurationState
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    open override func layoutSubviews() {
        configure()
        super.layoutSubviews()
        // What is above the rows of a plain table lies over them while they are scrolled.
        let isBare = contents.background == nil && backgroundView == nil && backgroundColor == nil
        if isBare, !isInGroupedTable, superview is UITableView { backgroundColor = superview?.backgroundColor }
        contentView.frame = bounds
        contents.ground?.frame = bounds
        backgroundView?.frame = bounds
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        configure()
        let fitting = contents.height(atWidth: size.width)
        if contents.shown != nil { return CGSize(width: size.width, height: fitting) }
        let text = label.sizeThatFits(CGSize(width: max(1, size.width - 32), height: 0))
        return CGSize(width: size.width, height: max(text.height + 12, fitting))
    }
}

extension UITableViewHeaderFooterView {
    /// The initializer behind ``makeCaption(_:)``; the dispatch to `init(reuseIdentifier:)` happens here.
    package convenience init(caption identifier: String) { self.init(reuseIdentifier: identifier) }

    /// ``init(caption:)`` by its symbol, for a class that is only known when the program runs: see ``BlankObject``.
    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C7captionACSS_tcfC")
    static func makeCaption(_ identifier: String) -> UITableViewHeaderFooterView
}
