// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import SystemTexts

/// Answers the browsers.
struct DevicePages: HTTPAnswering {
    /// So many browsers may look on at once.
    static let mostStreams = 512

    let device: Device
    let gatekeeper: Gatekeeper

    func refusal(of request: HTTPRequest) -> HTTPResponse? { gatekeeper.refusal(of: request) }

    func knows(_ request: HTTPRequest) -> Bool { gatekeeper.holdsPass(request.headers["cookie"]) }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        request.method == "POST" ? await post(request) : await get(request)
    }

    private func get(_ request: HTTPRequest) async -> HTTPResponse {
        if let file = PageFile.all[request.path] { return file.response.inLanguage(of: request) }
        if SharedShortcutPages.serves(request.path) {
            return await SharedShortcutPages(system: device.system).answer(request)
        }
        switch request.path {
        case "/enter": return enter(request)
        case "/events": return await events(request)
        case "/sayings": return await json { try await device.allSayings() }
        default:
            if request.path.hasPrefix("/layers/") { return await layers(request) }
            return await picture(request)
        }
    }

    /// `/layers/APP`: what has changed since the page has looked, which says what it has seen.
    private func layers(_ request: HTTPRequest) async -> HTTPResponse {
        do {
            guard let layers = try await device.system.layers(of: String(request.path.dropFirst("/layers/".count)))
            else {
                // An app that shows nothing, or nothing yet, is no mistake of the page's.
                return HTTPResponse(204, [])
            }
            let change = layers.change(
                after: request.query["after"].flatMap { Int($0) } ?? 0, of: request.query["process"])
            return HTTPResponse(200, type: "application/json", Array(try JSONEncoder().encode(change)))
        } catch {
            return HTTPResponse(404, "\(error)")
        }
    }

    private func enter(_ request: HTTPRequest) -> HTTPResponse {
        guard gatekeeper.admits(token: request.query["token"]) else {
            return HTTPResponse(
                401, "This address is of an earlier start. Open the one that 'beckon serve' printed last.", to: request)
        }
        return HTTPResponse(303, "Come in.").adding("Location", "/").adding("Set-Cookie", gatekeeper.cookie)
    }

    private func events(_ request: HTTPRequest) async -> HTTPResponse {
        let feed = device.feed
        let seen = request.headers["last-event-id"].flatMap { EventFeed.Place($0) }
        let stream: EventStream
        if let place = feed.place(after: seen) {
            stream = EventStream(feed, opening: Array("retry: 500\n\n".utf8), after: place)
        } else {
            do {
                let (json, number) = try await device.snapshot()
                let place = feed.place(number)
                stream = EventStream(
                    feed, opening: Array("retry: 500\n".utf8) + EventFeed.event(json, named: "state", at: place),
                    after: place)
            } catch {
                return HTTPResponse(500, "The screen can't be described: \(error)")
            }
        }
        guard feed.add(stream, atMost: Self.mostStreams) else {
            return HTTPResponse(
                503, "\(Self.mostStreams) pages look at the device already; close some of them.", to: request
            )
            .adding("Retry-After", "5")
        }
        return HTTPResponse(events: stream)
    }

    /// `/icon/APP`, `/screen/APP`, `/layer-image/APP/DIGEST`, `/quick-action/APP/ACTION`, `/panel/NAME`, `/shown/TURN`.
    private func picture(_ request: HTTPRequest) async -> HTTPResponse {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        let isDark = request.query["dark"] == "1"
        do {
            let system = device.system
            let image: Data? =
                switch (parts.first, parts.count) {
                case ("icon", 2): try await system.icon(of: parts[1])
                case ("screen", 2): try await system.screen(of: parts[1])
                case ("layer-image", 3): try await system.layerImage(parts[2], of: parts[1])
                case ("panel", 2):
                    try await system.panelImage(parts[1], isDark: isDark, scale: request.query["scale"] == "3" ? 3 : 2)
                case ("shown", 2): await device.picture(ofTurn: Int(parts[1]) ?? 0)
                case ("quick-action", 3):
                    if let action = await device.quickAction(parts[2], of: parts[1]) {
                        try await system.quickActionIcon(action, of: parts[1], isDark: isDark)
                    } else {
                        nil
                    }
                default: nil
                }
            guard let image else {
                // An app that shows nothing, or nothing yet, is no mistake of the page's.
                let isApp = parts.first == "screen" ? await device.state.apps.contains { $0.id == parts[1] } : false
                return isApp ? HTTPResponse(204, []) : HTTPResponse(404, "There is nothing here.", to: request)
            }
            // What a shortcut shows may be another picture than a PNG; its type is told, as nobody is to guess.
            let response = HTTPResponse(200, type: PictureType.name(of: image), Array(image))
            // An icon is looked at again and again, and another one has another address.
            return ["icon", "layer-image"].contains(parts.first)
                ? response.adding("Cache-Control", "private, max-age=86400") : response
        } catch {
            return HTTPResponse(404, "\(error)")
        }
    }

    private func post(_ request: HTTPRequest) async -> HTTPResponse {
        switch request.path {
        case "/command": return await command(request)
        case "/completions":
            guard let typed = try? JSONDecoder().decode(DeviceTyping.self, from: request.body) else { return noCommand }
            return await json { try await device.completions(of: typed) }
        case "/search":
            guard let typed = try? JSONDecoder().decode(DeviceTyping.self, from: request.body) else { return noCommand }
            return await json { try await device.found(for: typed) }
        case HTTPRequest.soundPath: return await json { try await device.heard(request.body) }
        default: return HTTPResponse(404, "There is nothing here.", to: request)
        }
    }

    private var noCommand: HTTPResponse { HTTPResponse(400, "This is no command of the device.") }

    private func json(_ answer: () async throws -> Data) async -> HTTPResponse {
        do {
            return HTTPResponse(200, type: "application/json", Array(try await answer()))
        } catch {
            return HTTPResponse(409, await device.words(of: error))
        }
    }

    private func command(_ request: HTTPRequest) async -> HTTPResponse {
        guard request.body.count > 0 else { return HTTPResponse(400, "The command is empty.") }
        let command: DeviceCommand
        do {
            command = try JSONDecoder().decode(DeviceCommand.self, from: request.body)
        } catch {
            return noCommand
        }
        do {
            try await device.perform(command)
            return HTTPResponse(204, [])
        } catch {
            return HTTPResponse(409, await device.words(of: error))
        }
    }
}

extension HTTPResponse {
    /// The page in the language that the browser wants; it speaks two.
    fileprivate func inLanguage(of request: HTTPRequest) -> HTTPResponse {
        guard request.path == "/", case .bytes(let bytes) = body else { return self }
        var page = self
        let tag = DeviceLanguage.preferred(request.headers["accept-language"])
        page.body = .bytes(
            Array(String(decoding: bytes, as: UTF8.self).replacing("lang=\"en\"", with: "lang=\"\(tag)\"").utf8))
        return page
    }
}

/// The type of a picture, by how its bytes begin.
enum PictureType {
    static func name(of picture: Data) -> String {
        switch (picture.first, picture.dropFirst().first) {
        case (0xFF, 0xD8): "image/jpeg"
        case (0x47, 0x49): "image/gif"
        case (0x52, 0x49): "image/webp"
        default: "image/png"
        }
    }
}

/// Which of the page's two languages a browser prefers.
enum DeviceLanguage {
    /// - Parameter header: What the browser sends as `Accept-Language`.
    /// - Returns: `en` or `zh-Hans`; English where it asks for neither.
    static func preferred(_ header: String?) -> String {
        var best = (tag: "en", weight: 0.0)
        for range in (header ?? "").split(separator: ",").prefix(32) {
            let parts = range.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
            guard let name = parts.first?.split(separator: "-").first, name == "en" || name == "zh" else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if weight > best.weight { best = (name == "zh" ? "zh-Hans" : "en", weight) }
        }
        return best.tag
    }
}

/// A file of the page, which is in the program itself.
struct PageFile: Sendable {
    var type: String
    var bytes: [UInt8]

    /// Every file there is, by its path. Nothing else is ever looked for, on the disk or anywhere.
    static let all: [String: PageFile] = [
        "/": PageFile("text/html", PackageResources.index_html),
        "/icon.svg": PageFile("image/svg+xml", PackageResources.icon_svg),
        "/style.css": PageFile("text/css", PackageResources.style_css),
        "/device.css": PageFile("text/css", PackageResources.device_css),
        "/home.css": PageFile("text/css", PackageResources.home_css),
        "/screens.css": PageFile("text/css", PackageResources.screens_css),
        "/siri.css": PageFile("text/css", PackageResources.siri_css),
        "/search.css": PageFile("text/css", PackageResources.search_css),
        "/main.js": PageFile("text/javascript", PackageResources.main_js),
        "/connection.js": PageFile("text/javascript", PackageResources.connection_js),
        "/sure.js": PageFile("text/javascript", PackageResources.sure_js),
        "/presses.js": PageFile("text/javascript", PackageResources.presses_js),
        "/settings.js": PageFile("text/javascript", PackageResources.settings_js),
        "/panel.css": PageFile("text/css", PackageResources.panel_css),
        "/panel.js": PageFile("text/javascript", PackageResources.panel_js),
        "/appearance.js": PageFile("text/javascript", PackageResources.appearance_js),
        "/elements.js": PageFile("text/javascript", PackageResources.elements_js),
        "/words.js": PageFile("text/javascript", PackageResources.words_js),
        "/texts.js": PageFile("text/javascript", texts),
        "/models.js": PageFile("text/javascript", models),
        "/device.js": PageFile("text/javascript", PackageResources.device_js),
        "/symbols.js": PageFile("text/javascript", PackageResources.symbols_js),
        "/pages.js": PageFile("text/javascript", PackageResources.pages_js),
        "/menu.js": PageFile("text/javascript", PackageResources.menu_js),
        "/switcher.js": PageFile("text/javascript", PackageResources.switcher_js),
        "/keys.js": PageFile("text/javascript", PackageResources.keys_js),
        "/home.js": PageFile("text/javascript", PackageResources.home_js),
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
        "/sheets.js": PageFile("text/javascript", PackageResources.sheets_js),
        "/touch.js": PageFile("text/javascript", PackageResources.touch_js),
        "/layers.js": PageFile("text/javascript", PackageResources.layers_js),
        "/animations.js": PageFile("text/javascript", PackageResources.animations_js),
        "/motion.js": PageFile("text/javascript", PackageResources.motion_js),
        "/drawing.js": PageFile("text/javascript", PackageResources.drawing_js),
        "/scrolling.js": PageFile("text/javascript", PackageResources.scrolling_js),
        "/accessibility.js": PageFile("text/javascript", PackageResources.accessibility_js),
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
        return script("words", Dictionary(uniqueKeysWithValues: words))
    }

    /// The devices that the page can show, as a script.
    private static var models: [UInt8] { script("models", DeviceModel.allCases.map(\.measures)) }

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
    }

    var response: HTTPResponse { HTTPResponse(200, type: type, bytes) }
}
