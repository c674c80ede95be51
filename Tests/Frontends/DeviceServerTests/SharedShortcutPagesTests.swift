// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HomeScreen
import Store
import SystemTexts
import TestSupport
import Testing
import Wire

@testable import DeviceServer

@Suite("What is at links to shortcuts", .timeLimit(.minutes(2)))
struct SharedShortcutPagesTests {
    private static let path = "/shortcuts/0102030405060708090a0b0c0d0e0f10"

    /// What comes back to a browser that was not let in.
    private func get(_ path: String, host: String? = nil, _ lines: String...) async throws -> String {
        let served = try await ServedDevice()
        let client = try LoopbackClient(port: served.server.port)
        let head = ["GET \(path) HTTP/1.1", "Host: \(host ?? served.host)", "Connection: close"] + lines
        client.write(head.joined(separator: "\r\n") + "\r\n\r\n")
        let reply = await client.read() ?? ""
        await served.server.stop()
        return reply
    }

    @Test("is there for everybody on the machine who has the link")
    func strangers() async throws {
        let page = try await get(Self.path)
        #expect(page.hasPrefix("HTTP/1.1 200"), "\(page)")
        #expect(page.contains("text/html"))
        #expect(page.contains("<li>the clipboard</li>"), "\(page)")
        #expect(try await get("\(Self.path)/tile").contains("image/png"))
        #expect(try await get("\(Self.path)/file").contains("Content-Disposition: attachment"))
        for asset in ["shared.css", "shared.js"] {
            #expect(try await get("/shortcuts/\(asset)").hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("keeps what somebody wrote from being more than text")
    func markup() async throws {
        let page = try await get(Self.path)
        #expect(page.contains("<title>Tea &lt;i&gt;&amp;&quot;'</title>"), "\(page)")
        #expect(!page.contains("<script>alert"))
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    }

    @Test("speaks the language of the browser")
    func language() async throws {
        let page = try await get(Self.path, "Accept-Language: zh-CN")
        #expect(page.contains("<html lang=\"zh-Hans\">") && page.contains("剪贴板"), "\(page)")
        #expect(page.contains("\">获取剪贴板</li>"), "\(page)")
    }

    @Test("is a record for programs")
    func record() async throws {
        let reply = try await get(Self.path.replacing("/shortcuts/", with: "/shortcuts/api/records/"))
        #expect(reply.contains("application/json"))
        #expect(reply.contains(#""recordName":"01020304-0506-0708-090A-0B0C0D0E0F10""#), "\(reply)")
        #expect(reply.contains("\(Self.path)/file"))
    }

    @Test(
        "is nothing where there is no such link",
        arguments: [
            "/shortcuts/", "/shortcuts/1", "/shortcuts/f00836becd2845109809720d2a70e32f", "/shortcuts/../style.css",
            "/shortcuts/0102030405060708090a0b0c0d0e0f10/other", "/shortcuts/api/records/1", "/shortcuts/api/other/1",
            "/shortcuts/api/records/0102030405060708090a0b0c0d0e0f10/file",
        ])
    func absent(path: String) async throws {
        let reply = try await get(path)
        #expect(reply.hasPrefix("HTTP/1.1 404"), "\(reply.prefix(300))")
    }

    @Test("is shown when a page of another site leads here, and not read by such a page")
    func otherSites() async throws {
        let followed = try await get(Self.path, "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate")
        #expect(followed.hasPrefix("HTTP/1.1 200"))
        let read = try await get(Self.path, "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors")
        #expect(read.hasPrefix("HTTP/1.1 403"), "\(read)")
        #expect(try await get(Self.path, host: "evil.example").hasPrefix("HTTP/1.1 421"))
    }

    @Test("is added by those who were let in, and leads nowhere for others")
    func adding() async throws {
        let served = try await ServedDevice()
        let command = #"{"addShared":{"id":"01020304-0506-0708-090A-0B0C0D0E0F10"}}"#
        #expect(try await served.post(command).hasPrefix("HTTP/1.1 204"))
        #expect(await served.device.state.conversation != nil)
        #expect(await !served.device.state.isLocked)
        let other = try await served.post(#"{"addShared":{"id":"F00836BE-CD28-4510-9809-720D2A70E32F"}}"#)
        #expect(other.hasPrefix("HTTP/1.1 409") && other.contains("no longer leads to a shortcut"), "\(other)")
        await served.server.stop()
    }
}

@Suite("What is done with a shortcut on the device", .timeLimit(.minutes(2)))
struct DeviceShortcutTests {
    @Test("it is looked at, shared, renamed, deleted")
    func details() async throws {
        let system = PretendedSystem()
        let device = Device(system, language: "en")
        await device.start()
        let id = system.kept[0].id
        try await device.perform(.unlock)
        try await device.perform(.lookAt(shortcut: id))
        #expect(await device.state.sheet == .details(shortcut: id, link: nil))
        try await device.perform(.share(shortcut: id))
        #expect(
            await device.state.sheet
                == .details(shortcut: id, link: "file:///shortcuts/0102030405060708090a0b0c0d0e0f10"))
        try await device.perform(.stopSharing(shortcut: id))
        #expect(await device.state.sheet == .details(shortcut: id, link: nil))
        try await device.perform(.rename(shortcut: id, to: " Chai\n "))
        await #expect(throws: DeviceRefusal(.noName)) { try await device.perform(.rename(shortcut: id, to: " \n")) }
        try await device.perform(.delete(shortcut: id))
        #expect(await device.state.sheet == .shortcuts)
        #expect(
            system.done == ["share \(id)", "stop sharing \(id)", "rename to Chai", "delete \(id)"])
        await device.stop()
    }

    @Test("one that has gone is refused")
    func gone() async throws {
        let device = Device(PretendedSystem(), language: "en")
        await device.start()
        let id = UUID()
        for command: DeviceCommand.Shortcut in [
            .lookAt(shortcut: id), .share(shortcut: id), .stopSharing(shortcut: id), .rename(shortcut: id, to: "A"),
            .delete(shortcut: id),
        ] {
            await #expect(throws: DeviceRefusal(.noShortcut)) { try await device.perform(command) }
        }
        await device.stop()
    }

    @Test("those that were run last are in the menu of the icon, and run from there")
    func menu() async throws {
        let system = PretendedSystem()
        let device = Device(system, language: "en")
        await device.start()
        try await device.perform(.unlock)
        try await device.perform(.menu(app: ShortcutRecord.app))
        guard case .menu(_, let actions)? = await device.state.sheet else {
            Issue.record("no menu")
            return
        }
        #expect(actions.map(\.action.item.title) == ["Tea"])
        try await device.perform(.perform(quickAction: actions[0].id, app: ShortcutRecord.app))
        #expect(await device.state.conversation != nil)
        await device.stop()
    }
}
