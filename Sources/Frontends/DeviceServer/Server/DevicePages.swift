// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
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
        if let file = PageFile.all[request.path] { return file.response(to: request) }
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
            guard let layers = await device.system.screen(of: String(request.path.dropFirst("/layers/".count)))
            else {
                // An app that shows nothing, or nothing yet, is no mistake of the page's.
                return HTTPResponse(204, [])
            }
            let change = try await layers.changeText(
                after: request.query["after"].flatMap { Int($0) } ?? 0, of: request.query["process"])
            return HTTPResponse(200, type: "application/json", Array(change))
        } catch {
            return HTTPResponse(404, "\(error)")
        }
    }

    private func enter(_ request: HTTPRequest) -> HTTPResponse {
        guard gatekeeper.admits(token: request.query["token"]) else {
            return HTTPResponse(
                401, "This address has expired. Open the one that 'beckon serve' printed last.", to: request)
        }
        // A page that is there for a picture alone knows it by its address.
        return HTTPResponse(303, "Come in.").adding("Location", request.query["pose"] == nil ? "/" : "/?pose")
            .adding("Set-Cookie", gatekeeper.cookie)
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
                503, "\(Self.mostStreams) pages are already connected to the device; close some of them.", to: request
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
                case ("screen", 2): try await screen(of: parts[1])
                case ("layer-image", 3): await system.screen(of: parts[1])?.image(parts[2])
                case ("panel", 2):
                    await system.panelImage(parts[1], isDark: isDark, scale: request.query["scale"] == "3" ? 3 : 2)
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

    private func screen(of app: String) async throws -> Data? {
        guard let shown = await device.system.screen(of: app), !shown.isEmpty else { return nil }
        return try await shown.quickPNG()
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

    private var noCommand: HTTPResponse { HTTPResponse(400, "This is not a command of the device.") }

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

/// Which of the page's languages a browser prefers.
enum DeviceLanguage {
    /// - Parameter header: What the browser sends as `Accept-Language`.
    /// - Returns: A language that has texts for the page; English where it asks for none of them.
    static func preferred(_ header: String?) -> String {
        var best = (tag: "en", weight: 0.0)
        for range in (header ?? "").split(separator: ",").prefix(32) {
            let parts = range.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
            guard let name = parts.first, let tag = Texts<PageText>.language(nearest: name) else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if weight > best.weight { best = (tag, weight) }
        }
        return best.tag
    }
}
