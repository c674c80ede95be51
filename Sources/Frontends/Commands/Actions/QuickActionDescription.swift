// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Foundation
import QuickActions
import Wire

/// A quick action in the output of `beckon actions --json`.
struct QuickActionDescription: Encodable {
    /// One of the three, the others absent.
    struct Icon: Encodable {
        var symbol: String?
        var file: String?
        /// As Swift code writes it, or its number where no system has it.
        var type: String?
    }

    var app: String
    var type: String
    var title: String
    var subtitle: String?
    var icon: Icon?
    /// `static` or `dynamic`.
    var origin: String
    var userInfo: [String: PlainValue]?
    var targetContentIdentifier: String?
    /// The files that were drawn.
    var images: [String]?

    init(_ action: QuickAction, of app: InstalledApp, images: [URL] = []) {
        self.app = app.id.text
        type = action.item.type
        title = action.item.title
        subtitle = action.item.subtitle
        origin = action.origin.rawValue
        icon = action.item.icon.map(Icon.init)
        userInfo = action.item.userInfo.isEmpty ? nil : action.item.userInfo.mapValues { PlainValue($0) }
        targetContentIdentifier = action.item.targetContentIdentifier
        self.images = images.isEmpty ? nil : images.map { $0.path(percentEncoded: false) }
    }

    /// An icon in a table.
    static func name(of icon: QuickActionIconPayload) -> String {
        switch icon {
        case .symbol(let name), .template(let name): name
        case .type(let value): "." + typeName(value)
        }
    }

    fileprivate static func typeName(_ value: Int) -> String {
        QuickActionIconType(rawValue: value)?.name ?? String(value)
    }
}

extension QuickActionDescription.Icon {
    init(_ icon: QuickActionIconPayload) {
        switch icon {
        case .symbol(let name): self.init(symbol: name)
        case .template(let name): self.init(file: name)
        case .type(let value): self.init(type: QuickActionDescription.typeName(value))
        }
    }
}
