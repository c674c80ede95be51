// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Sentences
import ShortcutDocument
import Store

/// What is at the links under which shortcuts are shared, for everybody on this machine who has one:
///
/// - `/shortcuts/ID`: a page for a person who wonders whether they want it;
/// - `/shortcuts/api/records/ID`: a ``SharedRecord`` for programs;
/// - `/shortcuts/ID/file`, `/shortcuts/ID/tile`: the file, and a picture of the tile.
struct SharedShortcutPages {
    let system: any DeviceSystem

    /// Whether a path is one of links.
    static func serves(_ path: String) -> Bool { path.hasPrefix("/shortcuts/") }

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2)
        let names = parts.map(String.init)
        do {
            switch names.count {
            case 1: return try await page(try await shared(names[0]), request)
            case 2 where names[1] == "file": return file(try await shared(names[0]))
            case 2 where names[1] == "tile": return try await tile(try await shared(names[0]))
            case 3 where names[0] == "api" && names[1] == "records":
                return try await record(try await shared(names[2]), request)
            default: throw Absent()
            }
        } catch is Absent {
            return HTTPResponse(404, "There is no shortcut here.", to: request)
        } catch {
            return HTTPResponse(500, "The shortcut can't be shown: \(error)")
        }
    }

    private struct Absent: Error {}

    private func shared(_ name: String) async throws -> SharedShortcut {
        guard let identifier = UUID(sharedText: name) else { throw Absent() }
        do {
            return try await system.shared(identifier)
        } catch is DeviceRefusal {
            throw Absent()
        }
    }

    /// Anyone who has a link may follow it as often as they like: one page is made at a time.
    private static let account = WorkAccount()
    /// So are pictures of tiles.
    private static let tileAccount = WorkAccount()

    private func page(_ shared: SharedShortcut, _ request: HTTPRequest) async throws -> HTTPResponse {
        let language = DeviceLanguage.preferred(request.headers["accept-language"])
        let page = SharedShortcutPage(shared, language: language)
        return HTTPResponse(200, type: "text/html; charset=utf-8", Array(try await Self.account.run { page.html }.utf8))
    }

    private func file(_ shared: SharedShortcut) -> HTTPResponse {
        let name = (shared.name + ".shortcut").addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        return HTTPResponse(200, type: "application/x-apple-shortcut", Array(shared.content)).adding(
            "Content-Disposition", "attachment; filename*=UTF-8''\(name ?? "Shortcut.shortcut")")
    }

    private func tile(_ shared: SharedShortcut) async throws -> HTTPResponse {
        HTTPResponse(200, type: "image/png", Array(try await Self.tileAccount.run { try ShortcutTile(shared).png() }))
    }

    private func record(_ shared: SharedShortcut, _ request: HTTPRequest) async throws -> HTTPResponse {
        // The gatekeeper has let in only hosts that are this machine.
        let own = "http://\(request.headers["host"] ?? "127.0.0.1")/shortcuts/\(shared.identifier.sharedText)"
        let icon = try await Self.account.run { ShortcutReader.read(shared.content).document?.icon ?? ShortcutIcon() }
        let record = SharedRecord(
            shared.identifier, shared: shared.shared,
            fields: SharedRecord.Fields(
                name: shared.name, icon: icon, picture: SharedRecord.Asset(downloadURL: own + "/tile"),
                shortcut: SharedRecord.Asset(downloadURL: own + "/file", size: shared.content.count)))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return HTTPResponse(200, type: "application/json", Array(try encoder.encode(record)))
    }
}
