// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Wire

/// What the person arranged on the device itself.
package struct DeviceArrangement: Codable, Hashable, Sendable {
    /// How much colors stand out in apps from what is behind them.
    package enum Contrast: String, Codable, Hashable, Sendable {
        case standard, increased
    }

    /// A way to touch the floating button.
    package enum Gesture: String, Codable, Hashable, Sendable, CaseIterable {
        case single, double, long
    }

    /// What a gesture does.
    package enum Binding: Codable, Hashable, Sendable {
        case siri
        case home
        case switcher
        /// A donated action, by its number.
        case action(id: Int)
        case shortcut(id: UUID)
    }

    /// A BCP 47 tag; nil if each browser's own counts.
    package var language: String?
    /// Light or dark; nil if each browser's own counts.
    package var appearance: PanelRequest.Appearance?
    /// How much colors stand out in apps: as it comes, so much that everybody can read every text in them.
    package var contrast = Contrast.increased
    /// How large texts are in apps.
    package var textSize = ScreenDisplay.TextSize.large
    /// Whether the button is at the right edge.
    package var isAtRight = true
    /// How far down the button is, from 0 to 1.
    package var height = 0.62
    package var bindings: [String: Binding] = [
        Gesture.single.rawValue: .siri, Gesture.double.rawValue: .home, Gesture.long.rawValue: .switcher,
    ]

    /// Which device the page shows.
    package var model = DeviceModel.iPhone15
    /// Whether the device is held sideways; a page as small as a phone goes by how that is held.
    package var isSideways = false
    /// Where the icons of the home screen are.
    package var home = HomeArrangement()

    /// What earlier versions kept under another name.
    private enum FormerKey: CodingKey {
        case dock
    }

    package init() {}

    /// What an earlier version did not keep is as at the first start, and so is a device that there is no more.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        language = try container.decodeIfPresent(String.self, forKey: .language)
        appearance = try container.decodeIfPresent(String.self, forKey: .appearance).flatMap {
            PanelRequest.Appearance(rawValue: $0)
        }
        contrast =
            try container.decodeIfPresent(String.self, forKey: .contrast).flatMap { Contrast(rawValue: $0) } ?? contrast
        textSize =
            try container.decodeIfPresent(String.self, forKey: .textSize)
            .flatMap { ScreenDisplay.TextSize(rawValue: $0) } ?? textSize
        isAtRight = try container.decodeIfPresent(Bool.self, forKey: .isAtRight) ?? isAtRight
        height = try container.decodeIfPresent(Double.self, forKey: .height) ?? height
        bindings = try container.decodeIfPresent([String: Binding].self, forKey: .bindings) ?? bindings
        let name = try container.decodeIfPresent(String.self, forKey: .model)
        model = name.flatMap { DeviceModel(rawValue: $0) } ?? model
        isSideways = try container.decodeIfPresent(Bool.self, forKey: .isSideways) ?? isSideways
        let dock = try decoder.container(keyedBy: FormerKey.self).decodeIfPresent([String].self, forKey: .dock)
        home =
            try container.decodeIfPresent(HomeArrangement.self, forKey: .home)
            ?? dock.map(HomeArrangement.init(dock:)) ?? home
    }
}
