// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Information about the request that started an extension.
///
/// Foundation has this class on Apple's systems; there is none on Linux.
open class NSExtensionContext: NSObject {
    enum Ending {
        case completed([Any])
        case cancelled(any Error)
    }

    /// The bounds of a panel in points, and the parameters it may show.
    package struct HostedView: Sendable {
        package var minimum: CGSize
        package var maximum: CGSize
        package var parameters: [String]

        package init(minimum: CGSize, maximum: CGSize, parameters: [String]) {
            self.minimum = minimum
            self.maximum = maximum
            self.parameters = parameters
        }
    }

    /// The input items.
    public let inputItems: [Any]
    /// The intent that is being handled, where there is one.
    public let intent: INIntent?
    private(set) var ending: Ending?
    /// The sizes that the system has given for the panel; nil for an extension that draws none.
    package var hostedView: HostedView?

    /// A context without items.
    public override convenience init() { self.init(inputItems: [], intent: nil) }

    init(inputItems: [Any], intent: INIntent?) {
        self.inputItems = inputItems
        self.intent = intent
    }

    /// Completes the request with items. Has no effect on a request that has ended.
    ///
    /// - Parameter completionHandler: Called at once with whether the extension's time has run out, which is never so.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        if ending == nil { ending = .completed(items ?? []) }
        completionHandler?(false)
    }

    /// Cancels the request with an error. Has no effect on a request that has ended.
    open func cancelRequest(withError error: any Error) {
        if ending == nil { ending = .cancelled(error) }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Asks the system to open a URL.
    @available(*, unavailable, message: "answer with a userActivity and a code that opens the app")
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}
