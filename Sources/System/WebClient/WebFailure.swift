// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCurl
import Sentences
import Shortcuts

/// Why no answer came, in the person's words.
enum WebFailure {
    static let memory = ShortcutFailure(
        "there is no memory for a request to the web", remedy: "close something, and run it again")

    static func timeout(_ host: String) -> ShortcutFailure {
        ShortcutFailure("‘\(host)’ took too long", remedy: "try again later")
    }

    static func tooMuch(_ problem: WebReceiver.Problem, _ limits: WebLimits, _ address: WebURL) -> ShortcutFailure {
        switch problem {
        case .bytes:
            ShortcutFailure(
                "‘\(address.host)’ sent more than \(limits.answerBytes) bytes",
                remedy: "request less", kind: .tooMuch)
        case .heads:
            ShortcutFailure(
                "‘\(address.host)’ sent more than \(limits.headerBytes) bytes of headers",
                remedy: "check the address", kind: .tooMuch)
        }
    }

    static func failure(_ code: CURLcode, at address: WebURL) -> ShortcutFailure {
        let host = address.host
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST:
            return ShortcutFailure(
                "there is no host ‘\(host)’", remedy: "check the address, and that there is a network")
        case CURLE_COULDNT_RESOLVE_PROXY:
            return ShortcutFailure(
                "the proxy from the environment does not respond", remedy: "check ‘http_proxy’ and ‘https_proxy’")
        case CURLE_COULDNT_CONNECT:
            return ShortcutFailure(
                "‘\(host)’ refuses connections on port \(address.port)", remedy: "check the address, or try again later"
            )
        case CURLE_OPERATION_TIMEDOUT: return timeout(host)
        case CURLE_PEER_FAILED_VERIFICATION:
            return ShortcutFailure(
                "the certificate of ‘\(host)’ is not trusted",
                remedy: "check the address, and the clock of this computer")
        case CURLE_SSL_CACERT_BADFILE:
            return ShortcutFailure(
                "this computer has no root certificates", remedy: "install ‘ca-certificates’")
        case CURLE_SSL_CONNECT_ERROR:
            return ShortcutFailure(
                "no secure connection to ‘\(host)’ is possible", remedy: "check that it speaks HTTPS at this address")
        case CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE:
            return ShortcutFailure("‘\(host)’ closed the connection", remedy: "try again later")
        default:
            let reason = Sentence(verbatim: String(cString: curl_easy_strerror(code)))
            return ShortcutFailure(
                "‘\(host)’ sent an unreadable response: \(reason)", remedy: "check the address")
        }
    }
}
