// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Answers the browsers.
struct DevicePages: HTTPAnswering {
    /// So many browsers may look on at once.
    static let mostStreams = 512

    let device: Device
    let gatekeeper: Gatekeeper

    func refusal(of request: HTTPRequest) -> HTTPResponse? {
        gatekeeper.refusal(of: request)
    }

    func knows(_ request: HTTPRequest) -> Bool {
        gatekeeper.holdsPass(request.headers["cookie"])
    }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        request.method == "POST" ? await post(request) : await get(request)
    }

    private func get(_ request: HTTPRequest) async -> HTTPResponse {
        if let file = PageFile.all[request.path] { return file.response.inLanguage(of: request) }
        switch request.path {
        case "/enter": return enter(request)
        case "/events": return await events(request)
        default: return await picture(request)
        }
    }

    private func enter(_ request: HTTPRequest) -> HTTPResponse {
        guard gatekeeper.admits(token: request.query["token"]) else {
            return HTTPResponse(
                401, "This address is of an earlier start. Open the one that 'beckon serve' printed last.")
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
                503, "\(Self.mostStreams) pages look at the device already; close some of them."
            )
            .adding("Retry-After", "5")
        }
        return HTTPResponse(events: stream)
    }

    /// `/icon/APP`, `/screen/APP`, `/quick-action/APP/ACTION`, `/panel/NAME`.
    private func picture(_ request: HTTPRequest) async -> HTTPResponse {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        let isDark = request.query["dark"] == "1"
        do {
            let system = device.system
            let image: Data? =
                switch (parts.first, parts.count) {
                case ("icon", 2): try await system.icon(of: parts[1])
                case ("screen", 2): try await system.screen(of: parts[1])
                case ("panel", 2):
                    try await system.panelImage(
                        parts[1], isDark: isDark, scale: request.query["scale"] == "3" ? 3 : 2)
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
                return isApp ? HTTPResponse(204, []) : HTTPResponse(404, "There is nothing here.")
            }
            let response = HTTPResponse(200, type: "image/png", Array(image))
            // An icon is looked at again and again, and another one has another address.
            return parts.first == "icon" ? response.adding("Cache-Control", "private, max-age=86400") : response
        } catch {
            return HTTPResponse(404, "\(error)")
        }
    }

    private func post(_ request: HTTPRequest) async -> HTTPResponse {
        guard request.path == "/command" else { return HTTPResponse(404, "There is nothing here.") }
        guard request.body.count > 0 else { return HTTPResponse(400, "The command is empty.") }
        let command: DeviceCommand
        do {
            command = try JSONDecoder().decode(DeviceCommand.self, from: request.body)
        } catch {
            return HTTPResponse(400, "This is no command of the device.")
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
