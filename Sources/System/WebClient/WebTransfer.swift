// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation
import Shortcuts
import Synchronization

/// One request to one server and its answer, on a thread of its own.
final class WebTransfer: Sendable {
    private struct State {
        /// While it runs.
        var handle: UInt?
        var isCancelled = false
    }

    private let hop: WebHop
    private let limits: WebLimits
    private let proxy: String?
    private let time: Duration
    private let wantsBody: Bool
    private let state = Mutex(State())

    /// - Parameter time: For this request.
    init(_ hop: WebHop, _ limits: WebLimits, through proxy: String?, within time: Duration, wantsBody: Bool) {
        self.hop = hop
        self.limits = limits
        self.proxy = proxy
        self.time = time
        self.wantsBody = wantsBody
    }

    /// Sends the request and waits for the answer, without holding up other tasks.
    func run() async throws(ShortcutFailure) -> WebReceived {
        guard time > .zero else { throw WebFailure.timeout(hop.address.host) }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let thread = Thread { self.perform { continuation.resume(returning: $0) } }
                thread.name = "beckon-web"
                thread.start()
            }
        } onCancel: {
            cancel()
        }
        return try result.get()
    }

    private func cancel() {
        state.withLock { state in
            state.isCancelled = true
            // What the thread waits in ends by it.
            if let handle = state.handle { curl_multi_wakeup(UnsafeMutableRawPointer(bitPattern: handle)) }
        }
    }

    private func perform(_ answer: (Result<WebReceived, ShortcutFailure>) -> Void) {
        guard CurlLibrary.isReady, let multi = curl_multi_init() else { return answer(.failure(WebFailure.memory)) }
        defer { curl_multi_cleanup(multi) }
        guard let easy = curl_easy_init() else { return answer(.failure(WebFailure.memory)) }
        defer { curl_easy_cleanup(easy) }
        let receiver = WebReceiver(limits, wantsBody: wantsBody)
        let options = WebOptions(easy)
        options.set(hop, limits, through: proxy, within: time, receiver)
        guard options.isWhole, curl_multi_add_handle(multi, easy) == CURLM_OK else {
            return answer(.failure(WebFailure.memory))
        }
        defer { curl_multi_remove_handle(multi, easy) }
        let code = finish(multi)
        // What follows may wait for the search of a name, and nobody has to wait for that.
        withExtendedLifetime(options) { answer(result(code, receiver)) }
    }

    private func result(_ code: CURLcode?, _ receiver: WebReceiver) -> Result<WebReceived, ShortcutFailure> {
        guard let code else { return .failure(.cancelled) }
        if let problem = receiver.problem { return .failure(WebFailure.tooMuch(problem, limits, hop.address)) }
        if code == CURLE_OK || receiver.isSatisfied { return .success(receiver.received) }
        return .failure(WebFailure.failure(code, at: hop.address))
    }

    /// Transfers until the end; nil if it was cancelled before.
    private func finish(_ multi: UnsafeMutableRawPointer) -> CURLcode? {
        state.withLock { $0.handle = UInt(bitPattern: multi) }
        defer { state.withLock { $0.handle = nil } }
        var running: Int32 = 1
        while true {
            if state.withLock({ $0.isCancelled }) { return nil }
            guard curl_multi_perform(multi, &running) == CURLM_OK else { return CURLE_FAILED_INIT }
            if running == 0 { break }
            guard curl_multi_poll(multi, nil, 0, 1000, nil) == CURLM_OK else { return CURLE_FAILED_INIT }
        }
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            if message.pointee.msg == CURLMSG_DONE { return message.pointee.data.result }
        }
        return CURLE_FAILED_INIT
    }
}
