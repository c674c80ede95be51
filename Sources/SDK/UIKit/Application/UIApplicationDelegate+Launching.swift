// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What an app leaves out. A default that says so to `OptionalMethod` stands for a method of which it matters whether
// it is there.
extension UIApplicationDelegate {
    /// True; the method is optional.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        OptionalMethod.isMissing(of: self)
        return true
    }

    /// True; the method is optional.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        OptionalMethod.isMissing(of: self)
        return true
    }

    /// Does nothing; the method is optional.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
}
