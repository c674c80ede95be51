// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemTexts

/// A file of the page, which is in the program itself.
struct PageFile: Sendable {
    var type: String
    var bytes: [UInt8]

    /// Every file there is, by its path. Nothing else is ever looked for, on the disk or anywhere.
    static let all: [String: PageFile] = [
        "/": PageFile("text/html", PackageResources.index_html),
        "/icon.svg": PageFile("image/svg+xml", PackageResources.icon_svg),
        "/style.css": PageFile("text/css", PackageResources.style_css),
        "/screens.css": PageFile("text/css", PackageResources.screens_css),
        "/main.js": PageFile("text/javascript", PackageResources.main_js),
        "/connection.js": PageFile("text/javascript", PackageResources.connection_js),
        "/elements.js": PageFile("text/javascript", PackageResources.elements_js),
        "/words.js": PageFile("text/javascript", PackageResources.words_js),
        "/texts.js": PageFile("text/javascript", texts),
        "/home.js": PageFile("text/javascript", PackageResources.home_js),
        "/conversation.js": PageFile("text/javascript", PackageResources.conversation_js),
        "/sheets.js": PageFile("text/javascript", PackageResources.sheets_js),
        "/touch.js": PageFile("text/javascript", PackageResources.touch_js),
        "/screen.js": PageFile("text/javascript", PackageResources.screen_js),
        "/developer.js": PageFile("text/javascript", PackageResources.developer_js),
        "/fields.js": PageFile("text/javascript", PackageResources.fields_js),
        "/gestures.js": PageFile("text/javascript", PackageResources.gestures_js),
    ]

    /// The texts of the page in every language, as a script.
    private static var texts: [UInt8] {
        let words = Texts<PageText>.languages.map { language in
            let texts = Texts<PageText>(language)
            return (language, Dictionary(uniqueKeysWithValues: PageText.allCases.map { ($0.rawValue, texts($0)) }))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // A dictionary of strings can always be encoded.
        let json = (try? encoder.encode(Dictionary(uniqueKeysWithValues: words))) ?? Data("{}".utf8)
        return Array("export const words = ".utf8) + json + Array(";\n".utf8)
    }

    private init(_ type: String, _ bytes: [UInt8]) {
        self.type = "\(type); charset=utf-8"
        self.bytes = bytes
    }

    var response: HTTPResponse { HTTPResponse(200, type: type, bytes) }
}
