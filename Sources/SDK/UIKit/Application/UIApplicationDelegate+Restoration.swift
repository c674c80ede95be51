// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What an app leaves out. A default that says so to `OptionalMethod` stands for a method of which it matters whether
// it is there.
extension UIApplicationDelegate {
    /// False; the method is optional.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        false
    }

    /// False; the method is optional.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        false
    }

    /// False; the method is optional.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }

    /// False; the method is optional.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }

    /// Does nothing; the method is optional.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}

    /// Does nothing; the method is optional.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    /// Nil; the method is optional.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }
}
