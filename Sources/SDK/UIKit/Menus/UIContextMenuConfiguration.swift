// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The context menu of a view.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu of the elements that the system would show: there are none.
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
    /// Makes a controller that shows what the menu is about.
    public typealias PreviewProvider = @MainActor () -> UIViewController?

    /// The identifier that the app finds the configuration by.
    public let identifier: any NSCopying
    private let provider: ActionProvider?

    /// A menu that is made when it is opened.
    ///
    /// - Parameter previewProvider: Not called: what the menu is about stays as it is.
    @preconcurrency public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        provider = actionProvider
    }

    func menu() -> UIMenu? { provider?([]) }
}
