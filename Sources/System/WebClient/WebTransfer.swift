// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation
import Synchronization

/// One request to one server, without following where it sends one on to.
final class WebTransfer: Sendable {
    /// What is sent.
    struct Request: Sendable {
        var url: String
        var method: String
        var headers: [String]
        var body: Data?
    }

    /// What came back.
    struct Answer: Sendable {
        var status: Int
        /// Of the last head: a proxy's, and one that says to go on, are not it.
        var headers: [(name: String, value: String)]
        var body: Data
        /// Where the server sends one on to.
        var next: String?
    }

    /// Why there is no answer.
    enum Failure: Error, Sendable {
        case cancelled
        case tooLarge(Int)
        /// In curl's words.
        case curl(code: UInt32, text: String)
    }

    private struct State {
        var body = Data()
        var head: [String] = []
        var isTooLarge = false
        var headSize = 0
    }

    private let request: Request
    private let limits: WebLimits
    private let isCancelled = Atomic(false)
    private let state = Mutex(State())

    init(_ request: Request, limits: WebLimits) {
        self.request = request
        self.limits = limits
    }

    /// Carries the request out on a thread of its own.
    func run() async throws(Failure) -> Answer {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let thread = Thread { [self] in continuation.resume(returning: perform()) }
                thread.name = "WebTransfer"
                thread.start()
            }
        } onCancel: {
            isCancelled.store(true, ordering: .releasing)
        }
        return try result.get()
    }

    private func perform() -> Result<Answer, Failure> {
        guard let transfer = curl_easy_init() else { return .failure(.curl(code: 0, text: "out of memory")) }
        defer { curl_easy_cleanup(transfer) }
        var list: UnsafeMutablePointer<curl_slist>?
        for header in request.headers { list = curl_slist_append(list, header) }
        defer { curl_slist_free_all(list) }
        let code = (request.body ?? Data()).withUnsafeBytes { body in
            configure(transfer, body: body)
            beckon_curl_set_pointer(transfer, CURLOPT_HTTPHEADER, list)
            return curl_easy_perform(transfer)
        }
        let state = state.withLock { $0 }
        if state.isTooLarge { return .failure(.tooLarge(limits.size)) }
        if isCancelled.load(ordering: .acquiring) { return .failure(.cancelled) }
        guard code == CURLE_OK else {
            return .failure(.curl(code: code.rawValue, text: String(cString: curl_easy_strerror(code))))
        }
        return .success(
            Answer(
                status: beckon_curl_status(transfer), headers: Self.headers(state.head), body: state.body,
                next: beckon_curl_next_address(transfer).map { String(cString: $0) }))
    }

    private func configure(_ transfer: UnsafeMutableRawPointer, body: UnsafeRawBufferPointer) {
        beckon_curl_set_text(transfer, CURLOPT_URL, request.url)
        // Whatever an address says: nothing but the web is reached.
        beckon_curl_set_text(transfer, CURLOPT_PROTOCOLS_STR, "http,https")
        beckon_curl_set_number(transfer, CURLOPT_FOLLOWLOCATION, 0)
        beckon_curl_set_number(transfer, CURLOPT_NOSIGNAL, 1)
        beckon_curl_set_number(transfer, CURLOPT_CONNECTTIMEOUT, limits.connect.seconds)
        beckon_curl_set_number(transfer, CURLOPT_TIMEOUT, limits.whole.seconds)
        // Slower than a byte a second for so long is stalled.
        beckon_curl_set_number(transfer, CURLOPT_LOW_SPEED_LIMIT, 1)
        beckon_curl_set_number(transfer, CURLOPT_LOW_SPEED_TIME, limits.stall.seconds)
        beckon_curl_set_text(transfer, CURLOPT_ACCEPT_ENCODING, "")
        beckon_curl_set_text(transfer, CURLOPT_USERAGENT, "Beckon")
        if request.method == "HEAD" {
            beckon_curl_set_number(transfer, CURLOPT_NOBODY, 1)
        } else {
            beckon_curl_set_text(transfer, CURLOPT_CUSTOMREQUEST, request.method)
        }
        if request.body != nil {
            beckon_curl_set_size(transfer, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
            beckon_curl_set_pointer(transfer, CURLOPT_POSTFIELDS, body.baseAddress ?? Self.nothing)
        }
        let own = Unmanaged.passUnretained(self).toOpaque()
        beckon_curl_set_write(transfer, CURLOPT_WRITEFUNCTION, takeBody)
        beckon_curl_set_pointer(transfer, CURLOPT_WRITEDATA, own)
        beckon_curl_set_write(transfer, CURLOPT_HEADERFUNCTION, takeHeader)
        beckon_curl_set_pointer(transfer, CURLOPT_HEADERDATA, own)
        beckon_curl_set_number(transfer, CURLOPT_NOPROGRESS, 0)
        beckon_curl_set_progress(transfer, looksWhetherToEnd)
        beckon_curl_set_pointer(transfer, CURLOPT_XFERINFODATA, own)
    }

    /// Stands for a body of no bytes, as curl takes a null for no body at all.
    nonisolated(unsafe) private static let nothing = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    // MARK: - On the transfer's thread

    /// - Returns: False where there is more than may be.
    fileprivate func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            guard state.body.count <= limits.size - bytes.count else {
                state.isTooLarge = true
                return false
            }
            state.body.append(contentsOf: bytes)
            return true
        }
    }

    fileprivate func append(header bytes: UnsafeRawBufferPointer) -> Bool {
        state.withLock { state in
            state.headSize += bytes.count
            guard state.headSize <= limits.headSize else {
                state.isTooLarge = true
                return false
            }
            let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            // A head begins anew behind one that says to go on.
            if line.hasPrefix("HTTP/") { state.head = [] } else if !line.isEmpty { state.head.append(line) }
            return true
        }
    }

    fileprivate var isToEnd: Bool { isCancelled.load(ordering: .acquiring) }

    private static func headers(_ lines: [String]) -> [(name: String, value: String)] {
        lines.compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (
                String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            )
        }
    }
}

private func transfer(_ pointer: UnsafeMutableRawPointer?) -> WebTransfer? {
    pointer.map { Unmanaged<WebTransfer>.fromOpaque($0).takeUnretainedValue() }
}

private func takeBody(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ pointer: UnsafeMutableRawPointer?
) -> Int {
    let buffer = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return transfer(pointer)?.append(buffer) == true ? buffer.count : 0
}

private func takeHeader(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ pointer: UnsafeMutableRawPointer?
) -> Int {
    let buffer = UnsafeRawBufferPointer(start: bytes, count: size * count)
    return transfer(pointer)?.append(header: buffer) == true ? buffer.count : 0
}

private func looksWhetherToEnd(
    _ pointer: UnsafeMutableRawPointer?, _ downloadSize: curl_off_t, _ downloaded: curl_off_t, _ uploadSize: curl_off_t,
    _ uploaded: curl_off_t
) -> Int32 {
    transfer(pointer)?.isToEnd == true ? 1 : 0
}

extension Duration {
    fileprivate var seconds: Int { max(1, Int(components.seconds)) }
}
