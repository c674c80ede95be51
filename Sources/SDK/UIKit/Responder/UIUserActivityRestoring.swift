// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An object that can resume an activity; an app passes it to a restoration handler.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Takes up where the activity left off.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIUserActivityRestoring {
    /// Does nothing; the method is optional on Apple's systems.
    public func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
