// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Something to do, with a title and an image to show for it.
@preconcurrency @MainActor open class UIAction {
    /// What is done; it gets the action itself.
    public typealias UIActionHandler = @MainActor (UIAction) -> Void

    /// What is read.
    open var title: String
    /// What is seen.
    open var image: UIImage?
    /// What the action is found by.
    public let identifier: Identifier
    /// The control that the action is done for, while it is done.
    open internal(set) weak var sender: AnyObject?
    private let handler: UIActionHandler

    /// An action; one without an identifier gets one of its own.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
        self.handler = handler
    }

    func perform(for sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// What an action is found by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier itself.
        public let rawValue: String

        /// An identifier of an app's own.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An identifier of an app's own.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}
