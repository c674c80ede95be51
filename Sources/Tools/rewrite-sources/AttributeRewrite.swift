// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// An attribute that means something to Objective-C or Interface Builder, and is left out; or one that begins a program.
struct AttributeRewrite {
    private static let removed: Set = [
        "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSCopying",
        "NSManaged", "nonobjc", "objc", "objcMembers",
    ]
    private static let entryPoints: Set = ["NSApplicationMain", "UIApplicationMain"]

    private let attribute: AttributeSyntax
    private let replacement: String

    /// Nil for every other attribute.
    init?(_ attribute: AttributeSyntax) {
        guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
            Self.removed.contains(name) || Self.entryPoints.contains(name)
        else { return nil }
        self.attribute = attribute
        replacement = Self.entryPoints.contains(name) ? "@main" : ""
    }

    func edit(of bytes: [UInt8]) -> SourceEdit {
        SourceEdit(blanking: attribute.byteRange, of: bytes, with: replacement)
    }
}
