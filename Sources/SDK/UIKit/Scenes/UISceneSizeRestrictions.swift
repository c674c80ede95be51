// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Limits of the size of a scene's window.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
    /// In points.
    open var minimumSize = CGSize.zero
    /// In points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
