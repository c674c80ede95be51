// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What an app leaves out. A default that says so to `OptionalMethod` stands for a method of which it matters whether
// it is there.
extension UIApplicationDelegate {
    /// Does nothing; the method is optional.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing; the method is optional.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing; the method is optional.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing; the method is optional.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing; the method is optional.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Does nothing; the method is optional.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Does nothing; the method is optional.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}

    /// Does nothing; the method is optional.
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {}

    /// Does nothing; the method is optional.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}
}
