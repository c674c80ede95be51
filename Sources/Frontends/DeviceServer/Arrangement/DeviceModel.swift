// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A device that the page shows: how large its screen is, and what of it the system covers.
///
/// Apps are told these points in every window; the page scales what it shows to the window.
package enum DeviceModel: String, Codable, Hashable, Sendable, CaseIterable {
    case iPhoneSE, iPhone15, iPhone15ProMax, iPad

    /// What is at the top of the screen, and below it.
    package enum Face: String, Encodable, Hashable, Sendable {
        /// An island in the status bar, and a bar that leads home.
        case island
        /// A button below the screen leads home.
        case button
        /// A bar that leads home, and nothing in the status bar.
        case plain
    }

    /// As Apple calls it.
    package var name: String {
        switch self {
        case .iPhoneSE: "iPhone SE"
        case .iPhone15: "iPhone 15"
        case .iPhone15ProMax: "iPhone 15 Pro Max"
        case .iPad: "iPad"
        }
    }

    /// In points, upright.
    package var width: Double {
        switch self {
        case .iPhoneSE: 375
        case .iPhone15: 393
        case .iPhone15ProMax: 430
        case .iPad: 820
        }
    }

    /// In points, upright.
    package var height: Double {
        switch self {
        case .iPhoneSE: 667
        case .iPhone15: 852
        case .iPhone15ProMax: 932
        case .iPad: 1180
        }
    }

    /// Of the screen, in points.
    package var cornerRadius: Double {
        switch self {
        case .iPhoneSE: 0
        case .iPhone15, .iPhone15ProMax: 55
        case .iPad: 25
        }
    }

    package var face: Face {
        switch self {
        case .iPhoneSE: .button
        case .iPhone15, .iPhone15ProMax: .island
        case .iPad: .plain
        }
    }

    /// How much of the top the status bar covers, in points.
    package var topInset: Double {
        switch face {
        case .island: 59
        case .button: 20
        case .plain: 24
        }
    }

    /// How much of the bottom the bar covers that leads home, in points.
    package var bottomInset: Double {
        switch face {
        case .island: 34
        case .button: 0
        case .plain: 20
        }
    }

    /// How the screen lies when the device is held one way or the other.
    package func layout(isSideways: Bool) -> Layout {
        guard isSideways else {
            return Layout(width: width, height: height, topInset: topInset, bottomInset: bottomInset, sideInset: 0)
        }
        var layout = Layout(width: height, height: width, topInset: 0, bottomInset: 0, sideInset: 0)
        switch face {
        case .island: (layout.bottomInset, layout.sideInset) = (21, 59)
        case .button: break
        case .plain: (layout.topInset, layout.bottomInset) = (topInset, bottomInset)
        }
        return layout
    }

    /// The screen of a device that is held upright or sideways, in points.
    package struct Layout: Encodable, Hashable, Sendable {
        package var width: Double
        package var height: Double
        package var topInset: Double
        package var bottomInset: Double
        /// What apps leave free at either side, one of which has the island.
        package var sideInset: Double
    }
}

extension DeviceModel {
    /// All that the page is to know of a model.
    struct Measures: Encodable {
        var id: DeviceModel
        var name: String
        var cornerRadius: Double
        var face: Face
        var upright: Layout
        var sideways: Layout
    }

    var measures: Measures {
        Measures(
            id: self, name: name, cornerRadius: cornerRadius, face: face, upright: layout(isSideways: false),
            sideways: layout(isSideways: true))
    }
}
