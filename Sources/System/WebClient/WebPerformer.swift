// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ShortcutRunner
package import Shortcuts

/// Fetches what shortcuts ask the web for, from hosts that the person allows.
package struct WebPerformer: EffectPerformer {
    private let client: WebClient
    private let coercion: Coercion
    private let allows: @Sendable (_ host: String) async -> Bool

    /// - Parameter allows: Whether the shortcut may reach a host.
    package init(
        _ client: WebClient = WebClient(), coercion: Coercion,
        allows: @escaping @Sendable (_ host: String) async -> Bool
    ) {
        self.client = client
        self.coercion = coercion
        self.allows = allows
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        guard case .fetch(let request) = effect else { return nil }
        switch try await client.perform(request, coercion: coercion, allows: allows) {
        case .content(let content): return .content(content)
        case .page(let page):
            // Anyone who understands it wants to know where it was found, and what the server says that it is.
            let file = ContentFile(name: "Page", type: "public.html", data: page.data)
            return .content(
                Content([
                    ContentItem(.file(file)), ContentItem(.url(page.address)), ContentItem(.text(page.type)),
                ]))
        }
    }
}
