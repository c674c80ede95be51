// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The title.
    open internal(set) var title: String
    /// The subtitle.
    open var subtitle: String?
    /// The image beside the title.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// The state of a menu element.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// Attributes of a menu element.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is destructive, and red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }
}
