// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The name of an app group, such as `group.org.example.shared`.
///
/// It names a folder, so a value of this type never holds a slash, an empty
/// part or anything else that could lead out of one. Two teams may use the
/// same name, so what is stored by a group is stored with the team.
package struct ApplicationGroup: Hashable, Sendable, Comparable, CheckedText {
    /// What every name begins with, as Apple's documentation of the entitlement asks.
    package static let prefix = "group."

    package let text: String

    /// Nil unless the text is ``prefix`` followed by what could be a bundle identifier, and at most
    /// 155 characters long.
    package init?(_ text: String) {
        guard text.hasPrefix(Self.prefix), BundleIdentifier(text) != nil else { return nil }
        self.text = text
    }

    package var description: String { text }

    package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

extension BundleIdentity {
    /// The app groups the bundle belongs to; invalid names are left out.
    package var applicationGroups: [ApplicationGroup] {
        entitlements.applicationGroups.compactMap(ApplicationGroup.init)
    }
}
