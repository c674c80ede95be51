// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The index of an app's contents, which this system does not keep.
@available(*, unavailable, message: "this system keeps no index of contents; make an NSUserActivity current")
open class CSSearchableIndex: NSObject {
    /// The app's index.
    open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
    /// Whether there is an index on this device.
    open class func isIndexingAvailable() -> Bool { false }
    /// Adds items.
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {}
    /// Takes every item out.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {}
    /// Takes items out.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {}
    /// Takes the items of some domains out.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {}
}
