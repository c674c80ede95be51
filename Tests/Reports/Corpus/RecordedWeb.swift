// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ShortcutRunner
import Shortcuts

/// A web that says the same every time: what lies in a folder under an address's host and path, else a page, a feed or
/// an object in JSON as most services have it.
struct RecordedWeb: EffectPerformer {
    /// Nil if nothing is recorded.
    let folder: URL?

    func perform(_ effect: Effect) async -> EffectResult? {
        guard case .fetch(let request) = effect else { return nil }
        switch request.result {
        case .headers:
            var headers = ContentDictionary()
            headers["Content-Type"] = .text("text/html")
            return .content(Content(.dictionary(headers)))
        case .address: return .content(Content(.url(request.url)))
        case .contents: return .content(contents(of: request.url))
        case .source, .page, .article, .feed, .feedAddresses:
            let file = ContentFile(name: "Page.html", type: "public.html", data: Data(Self.page.utf8))
            return .content(
                Content([ContentItem(.file(file)), ContentItem(.url(request.url)), ContentItem(.text("text/html"))]))
        }
    }

    private func contents(of address: String) -> Content {
        if let url = URLComponents(string: address), let host = url.host, let folder,
            let data = try? Data(contentsOf: folder.appending(path: host + url.path))
        {
            let name = (url.path as NSString).lastPathComponent
            return Content(.file(ContentFile(name: name, type: FileTypes.type(of: data), data: data)))
        }
        return JSONText.content(in: Self.object) ?? .nothing
    }

    private static let page = """
        <html><head><title>A page</title></head><body><article><p>Some words, and <a href="https://example.org/b">a
        link</a>.</p></article></body></html>
        """

    private static let object = """
        {"id": 1, "name": "Ada", "title": "A title", "url": "https://example.org/a", "items": [{"name": "one"}],
         "results": [{"name": "one", "url": "https://example.org/1"}], "version": "1.0", "status": "ok"}
        """
}
