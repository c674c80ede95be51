// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemTexts

/// Writes a length of time: "1 hour 30 minutes", "1小时30分钟".
struct DurationFormatter {
    private let texts: Texts<DurationText>

    /// - Parameter language: A BCP 47 tag.
    init(language: String) {
        texts = Texts(language)
    }

    /// - Parameter seconds: May be negative or fractional.
    func string(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return ValueFormatter.plain(seconds) }
        let sign = seconds < 0 ? "-" : ""
        let whole = Int(abs(seconds))
        let fraction = abs(seconds) - Double(whole)
        let parts: [(DurationText, Double)] = [
            (.day, Double(whole / 86_400)), (.hour, Double(whole / 3_600 % 24)), (.minute, Double(whole / 60 % 60)),
            // Thousandths are as fine as anybody says.
            (.second, Double(whole % 60) + (fraction * 1000).rounded() / 1000),
        ].filter { $0.1 > 0 }
        let text = (parts.isEmpty ? [(.second, 0)] : parts).map(string).joined(separator: texts(.gap))
        return sign + text
    }

    private func string(_ unit: DurationText, _ count: Double) -> String {
        texts(unit, count: count, shown: ValueFormatter.plain(count))
    }
}
