// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SwiftSource {
    private static let attributes = [
        "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain",
        "NSCopying", "NSManaged", "UIApplicationMain", "nonobjc", "objc", "objcMembers",
    ]
    private static let directives: Set = ["#selector", "#keyPath"]

    /// Whether only Swift on Apple's systems compiles it, for an attribute, a selector, or an import of a module that is not
    /// here and that no condition guards.
    package var needsRewriting: Bool {
        Self.attributes.contains { name in positions(of: name).contains { isMark($0 - 1, "@") } }
            || tokens.indices.contains { tokens[$0].kind == .directive && Self.directives.contains(text($0)) }
            || imports.contains { AbsentModules.all.contains($0.module) }
    }
}
