// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// An address of a person.
open class INPersonHandle: NSObject, NSCopying, NSSecureCoding {
    /// The address itself.
    public let value: String?
    /// What kind of address it is.
    public let type: INPersonHandleType
    /// What the address is for.
    public let label: INPersonHandleLabel?

    /// An address with what it is for.
    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        self.value = value
        self.type = type
        self.label = label
    }

    /// An address.
    public convenience init(value: String?, type: INPersonHandleType) {
        self.init(value: value, type: type, label: nil)
    }

    convenience init(_ handle: PersonValue.Handle) {
        self.init(
            value: handle.value, type: INPersonHandleType(rawValue: handle.type.rawValue) ?? .unknown,
            label: handle.label.map(INPersonHandleLabel.init(rawValue:)))
    }

    var handleValue: PersonValue.Handle {
        PersonValue.Handle(
            value: value, type: PersonValue.HandleType(rawValue: type.rawValue) ?? .unknown, label: label?.rawValue)
    }

    /// Itself: a handle does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when address, kind and label are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INPersonHandle)?.handleValue == handleValue }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { handleValue.hashValue }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { handleValue } }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let handle = coder.decodeJSON(PersonValue.Handle.self) else { return nil }
        self.init(handle)
    }
}
