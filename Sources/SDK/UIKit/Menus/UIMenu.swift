// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A menu or submenu, shown in its own section or behind its title.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The identifier of the menu.
    public let identifier: Identifier
    /// How the menu is shown inside another one.
    open internal(set) var options: Options
    /// The elements of the menu.
    open internal(set) var children: [UIMenuElement]
    /// The size of the elements; all are shown large.
    open var preferredElementSize = ElementSize.large

    /// A menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The same menu with other elements in it.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// The elements that are on, those of inner menus too.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier itself.
        public let rawValue: String

        /// Creates an app's own identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an app's own identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown inside another one.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In its place, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One action is on; choosing another turns it off.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Shows the elements as a palette; without effect.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of a menu's elements.
    public enum ElementSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2
        case automatic = -1
    }
}
