// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One entry in the menu of an app's icon.
package struct DeviceQuickAction: Codable, Hashable, Sendable {
    package var title: String
    package var subtitle: String?
    package var hasIcon: Bool

    package init(title: String, subtitle: String? = nil, hasIcon: Bool = false) {
        self.title = title
        self.subtitle = subtitle
        self.hasIcon = hasIcon
    }
}
