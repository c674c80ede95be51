// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts
import Synchronization
import WebClient

/// Requests as tests make them.
enum WebCall {
    static let coercion = Coercion(in: RunEnvironment())

    static func answer(
        _ request: WebRequest, _ limits: WebLimits = WebLimits(),
        allows: @escaping @Sendable (String) async -> Bool = { _ in true }
    ) async throws(ShortcutFailure) -> WebAnswer {
        try await WebClient(limits: limits).perform(request, coercion: coercion, allows: allows)
    }

    static func content(
        _ request: WebRequest, _ limits: WebLimits = WebLimits(),
        allows: @escaping @Sendable (String) async -> Bool = { _ in true }
    ) async throws(ShortcutFailure) -> Content {
        guard case .content(let content) = try await answer(request, limits, allows: allows) else { return .nothing }
        return content
    }

    /// Why a request failed; nil if it did not.
    static func failure(
        _ request: WebRequest, _ limits: WebLimits = WebLimits(),
        allows: @escaping @Sendable (String) async -> Bool = { _ in true }
    ) async -> ShortcutFailure? {
        do throws(ShortcutFailure) {
            _ = try await answer(request, limits, allows: allows)
            return nil
        } catch {
            return error
        }
    }

    static func text(_ content: Content) -> String { coercion.text(content) }

    static func file(_ content: Content) -> ContentFile? {
        if case .file(let file)? = content.first?.value { file } else { nil }
    }

    /// What was asked, in order.
    final class Asked: Sendable {
        private let list = Mutex<[String]>([])
        var hosts: [String] { list.withLock { $0 } }
        func add(_ host: String) { list.withLock { $0.append(host) } }
    }
}
