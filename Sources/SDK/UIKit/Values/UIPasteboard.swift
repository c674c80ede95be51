// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where apps leave what people copy; there is none here yet.
@available(*, unavailable, message: "this system gives apps no pasteboard; hand the text over in a URL or an activity")
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// The pasteboard that all apps share.
    open class var general: UIPasteboard { UIPasteboard() }
    /// The text on it.
    open var string: String?
    /// The address on it.
    open var url: URL?
    /// The picture on it.
    open var image: UIImage?
    /// Whether there is a text on it.
    open var hasStrings: Bool { false }
}
