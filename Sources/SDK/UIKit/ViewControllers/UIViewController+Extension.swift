// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Intents

extension UIViewController {
    /// What an extension knows of the request it draws for; nil in an app. A child has its parent's.
    public var extensionContext: NSExtensionContext? {
        ownExtensionContext ?? parent?.extensionContext
    }
}
