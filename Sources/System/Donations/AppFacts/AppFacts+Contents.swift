// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Foundation
import Processes
import Sentences
package import Store
package import Wire

extension AppFacts {
    /// The contents that apps let be searched for, without those that have expired by this time.
    package func contents(at now: Date) async throws(StoreError) -> [ContentRecord] {
        try await store.contents(at: now)
    }

    /// Takes what an app reports about its contents; then it is on the disk.
    ///
    /// Of texts only as much is kept as is searched in; the contents of an extension are its app's.
    ///
    /// - Parameter identity: Who calls, from the bundle that the system started.
    package func answer(_ call: ContentsCall, from identity: BundleIdentity) async -> Result<Done, CallRefusal> {
        await answering(identity) {
            let app = identity.app.text
            switch call {
            case .index(let contents):
                guard contents.count <= limits.contents else {
                    throw refusal(
                        "\(contents.count) items are more than an app keeps; index the \(limits.contents) that are "
                            + "looked for most")
                }
                try await store.keep(try contents.map(bounded), of: app, atMost: limits.contents)
            case .delete(let identifiers): try await store.removeContents(of: app, identifiers)
            case .deleteDomains(let domains): try await store.removeContents(of: app, inDomains: domains)
            case .deleteAll: try await store.removeContents(of: app)
            }
            contentChanges.post(())
            return Done()
        }
    }

    private func bounded(_ content: ContentPayload) throws(CallRefusal) -> ContentPayload {
        guard content.title.contains(where: { !$0.isWhitespace }) else {
            throw refusal("the item ‘\(content.identifier.prefix(100))’ has no title; give its attributes one")
        }
        guard [content.identifier, content.domain ?? ""].allSatisfy({ $0.utf8.count <= limits.text }) else {
            throw refusal("an item has a name of more than \(limits.text) bytes; give it a shorter one")
        }
        var content = content
        content.title = content.title.cut(to: limits.text)
        content.description = content.description?.cut(to: limits.content)
        content.text = content.text?.cut(to: limits.content)
        content.otherTitles = content.otherTitles.prefix(limits.keywords).map { $0.cut(to: limits.text) }
        content.keywords = content.keywords.prefix(limits.keywords).map { $0.cut(to: limits.text) }
        return content
    }
}

extension String {
    /// Its beginning, of so many bytes at most.
    fileprivate func cut(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(utf8.startIndex, offsetBy: limit)
        // Not within a character.
        while end > startIndex, end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}
