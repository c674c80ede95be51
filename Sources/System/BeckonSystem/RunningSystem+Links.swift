// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PersonalShortcuts
package import Processes
import PropertyLists
import Sentences
package import ShortcutDocument
import Shortcuts
package import Store
import WebClient

/// Shares shortcuts by link.
extension RunningSystem {
    /// Shares the current version of a shortcut.
    ///
    /// - Throws: `Problem` while the device does not run; `StoreError`.
    package func share(_ record: ShortcutRecord) async throws -> ShortcutLink {
        guard let origin = linkOrigin else {
            throw Problem("the device serves links but is not running; start 'beckon serve' and share it again")
        }
        return ShortcutLink(try await shortcuts.share(record).identifier, at: origin)
    }

    /// Loads the shortcut behind a link of this system or, over the network, of another machine.
    ///
    /// - Parameter account: Of anyone who follows the link; a person's own, if absent.
    /// - Throws: `Problem`, `StoreError`.
    package func shortcut(
        at link: ShortcutLink, _ account: WorkAccount = WorkAccount()
    ) async throws -> ShortcutAddition {
        if link.origin == linkOrigin {
            guard let shared = try await store.sharedShortcut(link.identifier) else {
                throw Self.ended(link)
            }
            return ShortcutAddition(name: shared.name, content: shared.content, account: account)
        }
        let record = try await record(of: link)
        guard let asset = record.fields.shortcut ?? record.fields.signedShortcut, record.deleted != true else {
            throw Self.ended(link)
        }
        // As Apple writes them: the name of the file goes in there.
        let address = asset.value.downloadURL.replacing("${f}", with: "Shortcut.shortcut")
        let content = try await fetch(address, for: link, limit: ShortcutReader.limits.size)
        return ShortcutAddition(name: record.fields.name.value, content: content, account: account)
    }

    /// The size limit of a record in bytes; typical records have two thousand.
    private static let recordLimit = 1 << 20

    private func record(of link: ShortcutLink) async throws(Problem<Fault>) -> SharedRecord {
        let data = try await fetch(link.record.absoluteString, for: link, limit: Self.recordLimit)
        do {
            return try JSONDecoder().decode(SharedRecord.self, from: data)
        } catch {
            throw Problem(
                "'\(link.page)' does not lead to a shortcut: \("its record has an unknown format" as Sentence)")
        }
    }

    private func fetch(
        _ address: String, for link: ShortcutLink, limit: Int
    ) async throws(Problem<Fault>) -> Data {
        var limits = WebLimits()
        limits.answerBytes = limit
        limits.redirects = 5
        limits.whole = .seconds(60)
        let answer: WebAnswer
        do throws(ShortcutFailure) {
            answer = try await webClient(limits: limits).perform(
                WebRequest(address, result: .source), coercion: Coercion(in: RunEnvironment())
            ) { link.mayLead(to: $0) }
        } catch {
            throw Self.unreachable(link, error.reason)
        }
        guard case .page(let page) = answer else { throw Self.ended(link) }
        guard (200...299).contains(page.status) else {
            throw page.status == 404
                ? Self.ended(link) : Self.unreachable(link, "its server answers with the status \(page.status)")
        }
        return page.data
    }

    private static func ended(_ link: ShortcutLink) -> Problem<Fault> {
        Problem("'\(link.page)' does not lead to a shortcut; ask for a new link")
    }

    private static func unreachable(_ link: ShortcutLink, _ reason: Sentence) -> Problem<Fault> {
        Problem("'\(link.page)' could not be reached: \(reason)")
    }
}

extension ShortcutLink {
    /// Apple keeps files elsewhere than records; other machines do not, so a link of theirs leads nowhere else.
    fileprivate func mayLead(to host: String) -> Bool {
        host == origin.host()?.lowercased()
            || (isApples && ["icloud.com", "icloud-content.com"].contains { host == $0 || host.hasSuffix("." + $0) })
    }
}

extension ShortcutAddition {
    /// The shared version of a shortcut.
    package init(_ shared: SharedShortcut) { self.init(name: shared.name, content: shared.content) }
}
