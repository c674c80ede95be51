// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ShortcutRunner
import Sentences
package import Shortcuts

/// Understands pages and feeds: has others fetch them, and reads them here.
package struct PagePerformer: EffectPerformer {
    private let fetch: @Sendable (Effect) async -> EffectResult?

    /// - Parameter web: Fetches what is to be read, as ``WebRequest/Result/source``.
    package init(web: any EffectPerformer) { fetch = { await web.perform($0) } }

    package func perform(_ effect: Effect) async -> EffectResult? {
        guard case .fetch(var request) = effect else { return nil }
        let wanted = request.result
        switch wanted {
        case .contents, .headers, .address, .source: return nil
        case .page, .article, .feed, .feedAddresses: request.result = .source
        }
        let result = await fetch(.fetch(request))
        guard case .content(let content)? = result else { return result }
        guard case .file(let file)? = content.first?.value, case .url(let address)? = content.items.last?.value else {
            return .content(.nothing)
        }
        do throws(ShortcutFailure) {
            return .content(try Self.content(wanted, file, address))
        } catch {
            return .failed(error)
        }
    }

    private static func content(
        _ wanted: WebRequest.Result, _ file: ContentFile, _ address: String
    ) throws(ShortcutFailure) -> Content {
        if case .feed(let limit) = wanted {
            guard let feed = FeedReader(file.data, at: address) else {
                throw ShortcutFailure("‘\(address)’ is no feed", remedy: "give the address of an RSS or Atom feed")
            }
            return Content(feed.entries(atMost: limit).map { ContentItem(.record($0)) })
        }
        guard let page = PageReader(file.data, at: address) else { return .nothing }
        switch wanted {
        case .article: return Content(.record(page.article))
        case .feedAddresses: return Content(page.feedAddresses.map { ContentItem(.url($0)) })
        default: return Content(.richText(page.richText))
        }
    }
}
