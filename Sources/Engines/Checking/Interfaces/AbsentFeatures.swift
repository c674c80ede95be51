// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// What Swift has only with the runtime of Objective-C, with what to write instead.
enum AbsentFeatures {
    struct Feature: Sendable {
        /// As it is written, past `@` and `#`.
        let name: String
        let remedy: Sentence
    }

    static let attributes: [Feature] = [
        Feature(name: "objc", remedy: plain),
        Feature(name: "objcMembers", remedy: plain),
        Feature(name: "IBOutlet", remedy: "create the view in code and store it in a property"),
        Feature(name: "IBSegueAction", remedy: "create the view controller in code"),
        Feature(name: "NSManaged", remedy: "use a stored property: there is no CoreData here"),
    ]

    static let directives: [Feature] = [
        Feature(
            name: "#selector",
            remedy:
                "use a closure: UIAction, addAction(_:for:), UIBarButtonItem(primaryAction:), or a block of "
                + "NotificationCenter or Timer"
        ),
        Feature(name: "#keyPath", remedy: "use a Swift key path, such as \\.name"),
    ]

    /// Names that stand in front of a parenthesis or a brace.
    static let functions: [Feature] = [
        Feature(name: "autoreleasepool", remedy: "remove it: objects are released with their last reference here"),
        Feature(name: "Selector", remedy: "use a closure, such as a UIAction or a block"),
    ]

    static let predicate: Sentence =
        "import AppIntents, Intents or UIKit in the target, or use NSPredicate(block:)"

    private static let plain: Sentence =
        "remove it, and use closures instead of selectors: there is no Objective-C here"
}
