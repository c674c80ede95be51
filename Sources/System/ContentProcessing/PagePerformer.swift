// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ShortcutRunner
package import Shortcuts

/// Understands pages and feeds: has others fetch them, and reads them here.
package struct PagePerformer: EffectPerformer {
    private let web: any EffectPerformer
    private let markup = MarkupProcessor()

    /// - Parameter web: Fetches what is to be read, as ``WebRequest/Result/source``, and what needs no reading.
    package init(web: any EffectPerformer) { self.web = web }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        guard case .fetch(var request) = effect else { return nil }
        let wanted = request.result
        switch wanted {
        case .contents, .headers, .address, .source: return try await web.perform(effect)
        case .page, .article, .feed, .feedAddresses: request.result = .source
        }
        let result = try await web.perform(.fetch(request))
        guard case .content(let content)? = result else { return result }
        let items = content.items
        guard items.count == 3, case .file(let file) = items[0].value, case .url(let address) = items[1].value,
            case .text(let type) = items[2].value
        else { return .content(.nothing) }
        return await withTaskExecutorPreference(WorkingThread()) {
            do throws(ShortcutFailure) {
                return .content(try understood(wanted, file, address, type))
            } catch {
                return .failed(error)
            }
        }
    }

    private func understood(
        _ wanted: WebRequest.Result, _ file: ContentFile, _ address: String, _ type: String
    ) throws(ShortcutFailure) -> Content {
        switch wanted {
        case .article: try markup.article(of: file.data, at: address, type: type)
        case .feed(let limit): try markup.feed(of: file.data, at: address, limit: limit, type: type)
        case .feedAddresses: try markup.feedAddresses(of: file.data, at: address, type: type)
        default: try markup.page(of: file.data, at: address, type: type)
        }
    }
}
