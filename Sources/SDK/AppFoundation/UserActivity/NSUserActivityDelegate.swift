// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An object that keeps a user activity up to date.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be saved; the last moment to fill its `userInfo`.
    ///
    /// Called when `needsSave` was set, on the thread the activity is used on.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// The activity was taken up elsewhere.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    /// Another device has taken the activity up and asked for streams. None does here, so this is not called.
    func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
    /// Does nothing; the method is optional on Apple's systems.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing; the method is optional on Apple's systems.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
    /// Does nothing; the method is optional on Apple's systems.
    public func userActivity(
        _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
    ) {}
}
