// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A number in a page's prose, which stands before known words and is the program's to say.
package struct CountInProse {
    private let words: String
    private let page: URL

    /// - Parameters:
    ///   - words: What follows the number after a space.
    ///   - page: Its path from the package's root.
    package init(_ words: String, in page: String) {
        self.words = words
        self.page = PackageRoot.url.appending(path: page)
    }

    /// The number that stands there; nil if none does.
    ///
    /// - Parameter number: Is written there first, where `RECORD_SNAPSHOTS` is set.
    package func number(renewedTo number: Int) throws -> Int? {
        let text = try String(contentsOf: page, encoding: .utf8)
        guard let end = text.range(of: " " + words)?.lowerBound else { return nil }
        let digits = text[..<end].suffix(while: \.isNumber)
        guard ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil else { return Int(digits) }
        let renewed = text.replacingCharacters(in: digits.startIndex..<end, with: "\(number)")
        try renewed.write(to: page, atomically: true, encoding: .utf8)
        return number
    }
}

extension Substring {
    fileprivate func suffix(while isPart: (Character) -> Bool) -> Substring {
        self[(lastIndex { !isPart($0) }.map(index(after:)) ?? startIndex)...]
    }
}
