// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemTexts

/// A file of the page, which is in the program itself.
struct PageFile: Sendable {
    private let type: String
    private let bytes: [UInt8]
    /// The same, compressed.
    private let gzipped: [UInt8]?
    /// Names these bytes; others have another.
    private let tag: String

    /// Every file there is, by its path. Nothing else is ever looked for, on the disk or anywhere.
    static let all: [String: PageFile] = [
        "/": PageFile("text/html", PackageResources.index_html),
        "/icon.svg": PageFile("image/svg+xml", PackageResources.icon_svg),
        "/style.css": PageFile("text/css", styles),
        "/main.js": PageFile("text/javascript", PackageResources.main_js),
        "/connection.js": PageFile("text/javascript", PackageResources.connection_js),
        "/sure.js": PageFile("text/javascript", PackageResources.sure_js),
        "/presses.js": PageFile("text/javascript", PackageResources.presses_js),
        "/settings.js": PageFile("text/javascript", PackageResources.settings_js),
        "/panel.js": PageFile("text/javascript", PackageResources.panel_js),
        "/appearance.js": PageFile("text/javascript", PackageResources.appearance_js),
        "/arranging.js": PageFile("text/javascript", PackageResources.arranging_js),
        "/dragging.js": PageFile("text/javascript", PackageResources.dragging_js),
        "/banner.js": PageFile("text/javascript", PackageResources.banner_js),
        "/runs.js": PageFile("text/javascript", PackageResources.runs_js),
        "/elements.js": PageFile("text/javascript", PackageResources.elements_js),
        "/words.js": PageFile("text/javascript", PackageResources.words_js),
        "/texts.js": PageFile("text/javascript", texts),
        "/models.js": PageFile("text/javascript", models),
        "/sections.js": PageFile("text/javascript", sections),
        "/device.js": PageFile("text/javascript", PackageResources.device_js),
        "/symbols.js": PageFile("text/javascript", PackageResources.symbols_js),
        "/pages.js": PageFile("text/javascript", PackageResources.pages_js),
        "/menu.js": PageFile("text/javascript", PackageResources.menu_js),
        "/switcher.js": PageFile("text/javascript", PackageResources.switcher_js),
        "/keys.js": PageFile("text/javascript", PackageResources.keys_js),
        "/home.js": PageFile("text/javascript", PackageResources.home_js),
        "/choices.js": PageFile("text/javascript", PackageResources.choices_js),
        "/completions.js": PageFile("text/javascript", PackageResources.completions_js),
        "/sayings.js": PageFile("text/javascript", PackageResources.sayings_js),
        "/conversation.js": PageFile("text/javascript", PackageResources.conversation_js),
        "/turns.js": PageFile("text/javascript", PackageResources.turns_js),
        "/speaking.js": PageFile("text/javascript", PackageResources.speaking_js),
        "/hearing.js": PageFile("text/javascript", PackageResources.hearing_js),
        "/recorder.js": PageFile("text/javascript", PackageResources.recorder_js),
        "/search.js": PageFile("text/javascript", PackageResources.search_js),
        "/shortcuts.js": PageFile("text/javascript", PackageResources.shortcuts_js),
        "/shortcuts/shared.css": PageFile("text/css", PackageResources.shared_css),
        "/shortcuts/shared.js": PageFile("text/javascript", PackageResources.shared_js),
        "/signals.js": PageFile("text/javascript", PackageResources.signals_js),
        "/sheets.js": PageFile("text/javascript", PackageResources.sheets_js),
        "/touch.js": PageFile("text/javascript", PackageResources.touch_js),
        "/layers.js": PageFile("text/javascript", PackageResources.layers_js),
        "/animations.js": PageFile("text/javascript", PackageResources.animations_js),
        "/motion.js": PageFile("text/javascript", PackageResources.motion_js),
        "/drawing.js": PageFile("text/javascript", PackageResources.drawing_js),
        "/scrolling.js": PageFile("text/javascript", PackageResources.scrolling_js),
        "/accessibility.js": PageFile("text/javascript", PackageResources.accessibility_js),
        "/reading.js": PageFile("text/javascript", PackageResources.reading_js),
        "/trail.js": PageFile("text/javascript", PackageResources.trail_js),
        "/focus.js": PageFile("text/javascript", PackageResources.focus_js),
        "/screen.js": PageFile("text/javascript", PackageResources.screen_js),
        "/developer.js": PageFile("text/javascript", PackageResources.developer_js),
        "/picture.js": PageFile("text/javascript", PackageResources.picture_js),
        "/fields.js": PageFile("text/javascript", PackageResources.fields_js),
        "/fresh.js": PageFile("text/javascript", PackageResources.fresh_js),
        "/gestures.js": PageFile("text/javascript", PackageResources.gestures_js),
    ]

    /// The style sheets of the page as one: nothing is seen before all of them are there.
    private static var styles: [UInt8] {
        [
            PackageResources.style_css, PackageResources.device_css, PackageResources.home_css,
            PackageResources.screens_css, PackageResources.siri_css, PackageResources.search_css,
            PackageResources.panel_css,
        ].flatMap(\.self)
    }

    /// The texts of the page in every language, as a script.
    private static var texts: [UInt8] {
        let words = Texts<PageText>.languages.map { language in
            let texts = Texts<PageText>(language)
            return (language, Dictionary(uniqueKeysWithValues: PageText.allCases.map { ($0.rawValue, texts($0)) }))
        }
        return script("words", Dictionary(uniqueKeysWithValues: words))
    }

    /// The devices that the page can show, as a script.
    private static var models: [UInt8] { script("models", DeviceModel.allCases.map(\.measures)) }

    /// The rows of the settings, section by section, as a script.
    private static var sections: [UInt8] { script("sections", DeviceSetting.sections) }

    private static func script(_ name: String, _ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // Texts and finite numbers can always be encoded.
        let json = (try? encoder.encode(value)) ?? Data("null".utf8)
        return Array("export const \(name) = ".utf8) + json + Array(";\n".utf8)
    }

    private init(_ type: String, _ bytes: [UInt8]) {
        self.type = "\(type); charset=utf-8"
        self.bytes = bytes
        gzipped = bytes.gzipped
        // FNV-1a: nobody gains by two files of the page with one name.
        let hash = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        tag = "\"\(String(hash, radix: 36))\""
    }

    /// The file, unless the browser has it; compressed where the browser reads that.
    func response(to request: HTTPRequest) -> HTTPResponse {
        // The page is in the language that the browser wants.
        guard request.path != "/" else {
            let language = DeviceLanguage.preferred(request.headers["accept-language"])
            let page = String(decoding: bytes, as: UTF8.self).replacing("lang=\"en\"", with: "lang=\"\(language)\"")
            return HTTPResponse(200, type: type, Array(page.utf8))
        }
        let isKnown = request.headers["if-none-match"]?.split(separator: ", ").contains { $0 == tag } ?? false
        let isReader = request.headers["accept-encoding"]?.contains("gzip") ?? false
        let compressed = isReader && !isKnown ? gzipped : nil
        let response = HTTPResponse(isKnown ? 304 : 200, type: type, isKnown ? [] : compressed ?? bytes)
            .adding("ETag", tag).adding("Cache-Control", "private, no-cache").adding("Vary", "Accept-Encoding")
        return compressed == nil ? response : response.adding("Content-Encoding", "gzip")
    }
}
