// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A URL for a scene to open, with its options.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The options with which the URL was opened.
    public let options: UIScene.OpenURLOptions

    init(url: URL, source: String?) {
        self.url = url
        options = UIScene.OpenURLOptions(sourceApplication: source)
    }
}

extension UIScene {
    /// Options for opening a URL.
    @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that asked; nil when no app did.
        public let sourceApplication: String?
        /// What the app that asked had to add; nil here.
        public let annotation: Any?
        /// Whether a file may be used where it is, without a copy; false here.
        public let openInPlace: Bool

        init(sourceApplication: String?) {
            self.sourceApplication = sourceApplication
            annotation = nil
            openInPlace = false
        }
    }

    /// Options of opening a URL from a scene.
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        /// Whether only an app may open a web address, never a browser; false at first.
        open var universalLinksOnly = false

        /// The usual way.
        public override init() {}
    }

    /// Options of activating a scene.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that asked.
        open var requestingScene: UIScene?

        /// The usual way.
        public override init() {}
    }
}
