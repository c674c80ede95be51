// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import UIKit
import Wire

/// The class of view controllers that draw an extension's panels.
@MainActor struct HostedPrincipal {
    private let type: UIViewController.Type

    init(_ type: UIViewController.Type) {
        self.type = type
    }

    /// The class that the Info.plist beside an executable names, or why there is none.
    static func find(beside executable: URL?) -> Result<HostedPrincipal, ExtensionRefusal> {
        PrincipalClass.find(
            beside: executable, wanted: "UIViewController with INUIHostedViewControlling",
            remedy: "make it a UIViewController that conforms to INUIHostedViewControlling"
        ) { found in
            guard let type = found as? UIViewController.Type, found is any INUIHostedViewControlling.Type else {
                return nil
            }
            return HostedPrincipal(type)
        }
    }

    /// A new one, made with the `init()` of its class.
    func make() -> (any UIViewController & INUIHostedViewControlling)? {
        BlankObject.make(type) as? any UIViewController & INUIHostedViewControlling
    }
}
