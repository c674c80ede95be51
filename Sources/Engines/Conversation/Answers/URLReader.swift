// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads web addresses, also without their scheme, and any other absolute URL.
enum URLReader {
    static func read(_ text: String) -> URL? {
        let text = AnswerText(text).original
        guard !text.isEmpty, text.count <= 8192, !text.contains(where: \.isWhitespace) else { return nil }
        if let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty, text.count > scheme.count + 1,
            !looksLikeHostAndPort(text)
        {
            let isWeb = scheme.lowercased() == "http" || scheme.lowercased() == "https"
            return isWeb && (url.host ?? "").isEmpty ? nil : url
        }
        let host = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
        guard host.contains("."), host.first != ".", host.last != ".", !host.contains("..") else { return nil }
        return URL(string: "https://" + text)
    }

    /// `localhost:8080` parses as a scheme and a path.
    private static func looksLikeHostAndPort(_ text: String) -> Bool {
        text.wholeMatch(of: /[A-Za-z0-9.-]+:[0-9]{1,5}(\/.*)?/) != nil && text.contains(".")
    }
}
