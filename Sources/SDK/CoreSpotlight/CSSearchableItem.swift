// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something in the index of an app's contents, which this system does not keep.
@available(*, unavailable, message: "this system keeps no index of contents; make an NSUserActivity current")
open class CSSearchableItem: NSObject {
    /// An item of the app's index.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {}
}
