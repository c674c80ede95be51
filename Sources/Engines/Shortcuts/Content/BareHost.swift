// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Names of hosts that stand in a text without a scheme: `example.com`, `example.org/page?q=1`.
enum BareHost {
    /// Each with what follows it, in order.
    ///
    /// A word is looked at once and from its beginning, so that the time grows with the text alone.
    static func all(in text: String) -> [Substring] {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return [] }
        return text.split { $0.isWhitespace || limits.contains($0) }.compactMap { host(in: $0) }
    }

    /// What no address has in it.
    private static let limits: Set<Character> = ["<", ">", "\"", "“", "”", "‘", "’", "、", "。", "，", "；", "：", "（", "）"]
    private static let longestHost = 253

    private static func host(in word: Substring) -> Substring? {
        // An address with a scheme, or a mail address, is not a bare host.
        let word = word.drop { "([{'*_".contains($0) }
        guard let first = word.utf8.first, isLetterOrDigit(first), !word.utf8.contains(UInt8(ascii: "@")) else {
            return nil
        }
        let name = word.utf8.prefix { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        let host = Substring(name)
        guard name.count <= longestHost else { return nil }
        let rest = word[host.endIndex...]
        let isFollowed = rest.first == "/" || rest.first == "?" || rest.first == "#"
        let labels = host.drop { $0 == "." }.split(separator: ".", omittingEmptySubsequences: false)
        // A full stop may end a sentence.
        let named = labels.last?.isEmpty == true && !isFollowed ? labels.dropLast() : labels[...]
        guard named.count > 1, !host.lowercased().hasPrefix("www."), named.allSatisfy(isLabel),
            let last = named.last, TopLevelDomain.isKnown(String(last), isFollowed: isFollowed)
        else { return nil }
        if isFollowed || isPort(rest) { return word }
        // Behind a colon, an equals sign and the like it is something else.
        return rest.allSatisfy { ".,;:!?)]}'\"*_".contains($0) } ? host : nil
    }

    private static func isPort(_ rest: Substring) -> Bool {
        rest.first == ":" && rest.dropFirst().first?.isNumber == true
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}

/// The ends of names of hosts.
private enum TopLevelDomain {
    /// - Parameter isFollowed: Whether a path comes behind it, so that it is not a file and no end of a sentence.
    static func isKnown(_ name: String, isFollowed: Bool) -> Bool {
        let lower = name.lowercased()
        if general.contains(lower) { return true }
        guard countries.contains(lower) else { return false }
        return isFollowed || (name == lower && !endingsOfFiles.contains(lower))
    }

    private static let general: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "pro", "mobi", "app", "dev", "blog",
        "shop", "store", "online", "site", "tech", "xyz", "cloud", "news", "wiki", "page", "art", "club", "live",
        "agency", "design", "studio", "space", "website", "link", "eco", "asia", "berlin", "london", "paris", "tokyo",
    ]

    private static let countries = Set(
        """
        ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc
        cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga
        gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp
        ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms
        mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro
        rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt
        tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
        """.split(whereSeparator: \.isWhitespace).map { String($0) })

    /// Those that files have more often than hosts.
    private static let endingsOfFiles: Set<String> = ["cc", "mk", "ml", "mm", "md", "pl", "ps", "py", "rs", "sh", "so"]
}
