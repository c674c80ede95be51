// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The handler of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action with a title and an image, which can be part of a menu.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// What is seen.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// What is read of it where there is more room.
    open var discoverabilityTitle: String?
    /// The identifier of the action.
    public let identifier: Identifier
    /// The attributes of the action in a menu.
    open var attributes: Attributes
    /// Whether what the action stands for is so now; a menu shows it.
    open var state: State
    /// The control that the action is done for, while it is done.
    open internal(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    /// An action; one without an identifier gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
        self.handler = handler
        self.attributes = attributes
        self.state = state
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    func perform(for sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier itself.
        public let rawValue: String

        /// Creates an app's own identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an app's own identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
