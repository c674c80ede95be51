// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Conversation
import Foundation
import HomeScreen
import Wire

extension QuickAction {
    /// As `beckon actions --json` prints it.
    ///
    /// - Parameter images: The files that were drawn.
    func json(of app: InstalledApp, images: [URL]) -> JSONObject {
        [
            "app": app.id.text, "type": item.type, "title": item.title, "subtitle": item.subtitle,
            "icon": item.icon?.json, "origin": origin.rawValue,
            "userInfo": item.userInfo.isEmpty ? nil : item.userInfo.mapValues { PlainValue($0) },
            "targetContentIdentifier": item.targetContentIdentifier,
            "images": images.isEmpty ? nil : images.map { $0.path(percentEncoded: false) },
        ]
    }
}

extension QuickActionIconPayload {
    /// In a table.
    var name: String {
        switch self {
        case .symbol(let name), .template(let name): name
        case .type(let value): "." + Self.typeName(value)
        }
    }

    fileprivate var json: JSONObject {
        switch self {
        case .symbol(let name): ["symbol": name]
        case .template(let name): ["file": name]
        case .type(let value): ["type": Self.typeName(value)]
        }
    }

    /// As Swift code writes it, or its number where no system has it.
    private static func typeName(_ value: Int) -> String {
        QuickActionIconType(rawValue: value)?.name ?? String(value)
    }
}
