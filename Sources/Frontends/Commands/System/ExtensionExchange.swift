// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Assistant
import ExtensionHost
import Synchronization
import Wire

/// What an extension was asked and answered, for those who watch it work.
struct ExtensionExchange: Sendable {
    /// The extension's bundle identifier.
    var bundle: String
    /// That of its app; nil where the extension's signature is not known.
    var app: String?
    var request: ExtensionRequest
    var answer: Result<ExtensionAnswer, ExtensionFailure>
    var duration: Duration

    /// What it was asked for, in a word or two.
    var title: String { request.title }
}

/// Carries requests to extensions, and tells whoever watches of each; nothing is written down for nobody.
struct WatchedTransport: ExtensionTransport {
    let transport: any ExtensionTransport
    let exchanges: ExchangeNews

    func send(
        _ request: ExtensionRequest, to launch: BundleLaunch
    ) async throws(ExtensionFailure) -> ExtensionAnswer {
        guard exchanges.isWatched else { return try await transport.send(request, to: launch) }
        let start = ContinuousClock.now
        do throws(ExtensionFailure) {
            let answer = try await transport.send(request, to: launch)
            tell(request, launch, .success(answer), start)
            return answer
        } catch {
            tell(request, launch, .failure(error), start)
            throw error
        }
    }

    private func tell(
        _ request: ExtensionRequest, _ launch: BundleLaunch, _ answer: Result<ExtensionAnswer, ExtensionFailure>,
        _ start: ContinuousClock.Instant
    ) {
        let duration = start.duration(to: .now)
        exchanges.post(
            ExtensionExchange(
                bundle: launch.identifier, app: launch.identity?.app.text, request: request, answer: answer,
                duration: duration))
    }
}

extension ExtensionRequest {
    fileprivate var title: String {
        let name = intent.unqualifiedName
        return switch self {
        case .resolve(let parameter, _): "\(name): resolve \(parameter)"
        case .options(let parameter, _, _): "\(name): options of \(parameter)"
        case .defaultValue(let parameter, _): "\(name): default of \(parameter)"
        case .confirm: "\(name): confirm"
        case .handle: "\(name): handle"
        case .draw: "\(name): draw"
        }
    }
}

/// Passes exchanges with extensions on to whoever watches.
final class ExchangeNews: Sendable {
    typealias Listener = @Sendable (ExtensionExchange) -> Void

    /// Listens for as long as it lives.
    final class Subscription: Sendable {
        private let news: ExchangeNews
        private let number: Int

        fileprivate init(_ news: ExchangeNews, _ number: Int) {
            self.news = news
            self.number = number
        }

        deinit {
            let (news, number) = (news, number)
            news.listeners.withLock { _ = $0.removeValue(forKey: number) }
        }
    }

    private let listeners = Mutex([Int: Listener]())
    private let last = Atomic(0)

    var isWatched: Bool { listeners.withLock { !$0.isEmpty } }

    /// - Parameter listener: Called on any thread; it should be quick.
    func subscribe(_ listener: @escaping Listener) -> Subscription {
        let number = last.add(1, ordering: .relaxed).newValue
        listeners.withLock { $0[number] = listener }
        return Subscription(self, number)
    }

    func post(_ exchange: ExtensionExchange) {
        // Called without the lock: a listener may end its own subscription.
        for listener in listeners.withLock({ Array($0.values) }) { listener(exchange) }
    }
}
