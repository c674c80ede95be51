// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// A part of the Earth that an app names.
///
/// Everything is fixed at creation except the two notification flags, which have no effect here.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // `@unchecked`: the identifier is constant, and what may change is behind a lock.

    /// What the app calls it.
    public let identifier: String
    private let notifies = Mutex((entry: true, exit: true))

    /// Whether entering the region is reported; true by default, without effect.
    open var notifyOnEntry: Bool {
        get { notifies.withLock(\.entry) }
        set { notifies.withLock { $0.entry = newValue } }
    }

    /// Whether leaving the region is reported; true by default, without effect.
    open var notifyOnExit: Bool {
        get { notifies.withLock(\.exit) }
        set { notifies.withLock { $0.exit = newValue } }
    }

    init(named identifier: String) { self.identifier = identifier }

    /// A region of the same kind and values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLRegion(named: identifier)
        copyNotifying(to: copy)
        return copy
    }

    func copyNotifying(to copy: CLRegion) {
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
    }

    /// Equal when the identifiers are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { identifier.hashValue }

    /// Always true: a region is archived as plain values.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the region into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }

    /// Reads what ``encode(with:)`` wrote; nil when it has no identifier.
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = String(describing: identifier)
        super.init()
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }
}
