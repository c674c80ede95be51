// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension UIApplication {
    /// Opens a URL in the app that handles it.
    ///
    /// - Parameter completion: Called on the main thread with whether one did.
    @preconcurrency public func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        openings.open(url, through: link) { completion?($0) }
    }

    /// Opens a URL in the app that handles it.
    ///
    /// - Returns: Whether one did.
    @discardableResult public func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        await withCheckedContinuation { opened in
            openings.open(url, through: link) { opened.resume(returning: $0) }
        }
    }

    /// Whether an app handles this URL. Asks the system and waits for its answer.
    public func canOpenURL(_ url: URL) -> Bool {
        OpeningQueue.ask(OpeningCall(url: url, opens: false), through: link)
    }

    /// Opens a URL in the app that handles it.
    ///
    /// - Returns: Whether some app takes it.
    @available(*, deprecated, message: "use open(_:options:completionHandler:)")
    @discardableResult public func openURL(_ url: URL) -> Bool {
        guard canOpenURL(url) else { return false }
        open(url)
        return true
    }
}

extension UIApplication {
    /// The options of opening a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable, _SwiftNewtypeWrapper {
        /// The key's text.
        public let rawValue: String

        /// The key with a text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable, _SwiftNewtypeWrapper {
        /// The key's text.
        public let rawValue: String

        /// The key with a text.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIApplication.OpenURLOptionsKey {
    /// The bundle identifier of the app that asked, a `String`.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What the app that asked had to add; nothing sets it here.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file stays where it is, a `Bool`; nothing sets it here.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The measured event behind a URL; nothing sets it here.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
}

extension UIApplication.OpenExternalURLOptionsKey {
    /// Whether only an app may open a web address, never a browser: a `Bool`.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The measured event behind a URL; nothing reads it here.
    public static let eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}
