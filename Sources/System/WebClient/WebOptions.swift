// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation

/// What libcurl is told about a request.
final class WebOptions {
    private let easy: UnsafeMutableRawPointer
    private var list: UnsafeMutablePointer<curl_slist>?
    /// Whether it has taken everything: a request that lacks a part is not sent.
    private(set) var isWhole = true

    init(_ easy: UnsafeMutableRawPointer) { self.easy = easy }

    deinit { curl_slist_free_all(list) }

    private static let agent = "Mozilla/5.0 (X11; Linux) Beckon"

    /// Sets all of it; the receiver has to live as long as the transfer.
    func set(_ hop: WebHop, _ limits: WebLimits, through proxy: String?, within time: Duration, _ receiver: WebReceiver)
    {
        check(beckon_curl_set_address(easy, hop.address.pointer))
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        if let proxy { set(CURLOPT_PROXY, proxy) }
        // The next address is asked about first.
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
        set(CURLOPT_SSL_VERIFYPEER, 1)
        set(CURLOPT_SSL_VERIFYHOST, 2)
        set(CURLOPT_NOSIGNAL, 1)
        // Everything that can be unpacked; what comes out of it is what is counted.
        set(CURLOPT_ACCEPT_ENCODING, "")
        set(CURLOPT_USERAGENT, Self.agent)
        set(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(min(limits.connecting, time)))
        set(CURLOPT_TIMEOUT_MS, Self.milliseconds(time))
        set(CURLOPT_LOW_SPEED_LIMIT, 1)
        set(CURLOPT_LOW_SPEED_TIME, max(1, Self.milliseconds(limits.stalled) / 1000))
        setMethod(hop)
        setHeaders(hop)
        let context = Unmanaged.passUnretained(receiver).toOpaque()
        check(beckon_curl_set_receiver(easy, WebReceiver.receiveHead, WebReceiver.receiveBody, context))
    }

    private func setMethod(_ hop: WebHop) {
        if let body = hop.body {
            set(body.data)
            set(CURLOPT_CUSTOMREQUEST, hop.method)
            return
        }
        switch hop.method {
        case "GET": set(CURLOPT_HTTPGET, 1)
        case "HEAD": set(CURLOPT_NOBODY, 1)
        case "POST", "PUT", "PATCH":
            set(Data())
            set(CURLOPT_CUSTOMREQUEST, hop.method)
        default: set(CURLOPT_CUSTOMREQUEST, hop.method)
        }
    }

    private func setHeaders(_ hop: WebHop) {
        let names = Set(hop.headers.map { $0.name.lowercased() })
        var lines = hop.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        // Without a value, what libcurl would send by itself is left out.
        if !names.contains("content-type") { lines.append("Content-Type:\(hop.body.map { " \($0.type)" } ?? "")") }
        lines.append("Expect:")
        for line in lines {
            guard let longer = curl_slist_append(list, line) else {
                isWhole = false
                return
            }
            list = longer
        }
        check(beckon_curl_set_headers(easy, list))
    }

    private func set(_ body: Data) {
        check(
            body.withUnsafeBytes { bytes in
                // Nothing is a body too, where there is one.
                withUnsafeBytes(of: 0) { none in
                    beckon_curl_set_body(easy, bytes.baseAddress ?? none.baseAddress, curl_off_t(bytes.count))
                }
            })
    }

    private func set(_ option: CURLoption, _ value: Int) { check(beckon_curl_set_number(easy, option, value)) }
    private func set(_ option: CURLoption, _ value: String) { check(beckon_curl_set_text(easy, option, value)) }
    private func check(_ code: CURLcode) { if code != CURLE_OK { isWhole = false } }

    private static func milliseconds(_ duration: Duration) -> Int {
        let parts = duration.components
        return Int(min(max(parts.seconds, 0), 1_000_000)) * 1000 + Int(parts.attoseconds / 1_000_000_000_000_000)
    }
}
