// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a navigation controller shows of one of its controllers.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// What stands in the bar.
    open var title: String?
    /// What stands above the title.
    open var prompt: String?
    /// What stands in the bar instead of the title.
    open var titleView: UIView?
    /// What the way back is called.
    open var backButtonTitle: String?
    /// Whether there is no way back in the bar.
    open var hidesBackButton = false
    /// Buttons at the leading end.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// Buttons at the trailing end.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// An item with a title.
    public init(title: String?) {
        self.title = title
    }

    /// The first button at the leading end.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button at the trailing end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
