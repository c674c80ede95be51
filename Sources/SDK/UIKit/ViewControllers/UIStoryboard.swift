// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A storyboard, which Xcode compiles and Beckon does not support.
///
/// Its methods stand here for the compiler to say so where an app uses them.
@available(*, unavailable, message: "storyboards are not read here; make the view controller in code")
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    /// The storyboard of a name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

    /// The view controller that the storyboard begins with.
    open func instantiateInitialViewController() -> UIViewController? { nil }

    /// The view controller that the storyboard begins with, made by the app.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { nil }

    /// The view controller of an identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }

    /// The view controller of an identifier, made by the app.
    open func instantiateViewController(
        identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController { UIViewController() }
}

extension UIViewController {
    /// The storyboard that the view controller comes from.
    @available(*, unavailable, message: "storyboards are not read here; make the view controller in code")
    public var storyboard: UIStoryboard? { nil }

    /// Goes where a storyboard's segue leads.
    @available(*, unavailable, message: "storyboards are not read here; present or push the view controller in code")
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
