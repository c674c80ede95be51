// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The title.
    open internal(set) var title: String
    /// What is read below, smaller.
    open var subtitle: String?
    /// What is seen beside.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// Whether what it stands for is so now.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// How what stands in a menu looks, and whether it can be chosen.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It takes something away, and is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not seen.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}
