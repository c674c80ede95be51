// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes a length of time: "1 hour 30 minutes", "1小时30分钟".
struct DurationFormatter {
    let language: ConversationLanguage

    /// - Parameter seconds: May be negative or fractional.
    func string(_ seconds: Double) -> String {
        guard seconds.isFinite, abs(seconds) < 1e12 else { return ValueFormatter.plain(seconds) }
        let sign = seconds < 0 ? "-" : ""
        let whole = Int(abs(seconds))
        let fraction = abs(seconds) - Double(whole)
        let parts = [
            part(Double(whole / 86_400), "day", "天"),
            part(Double(whole / 3_600 % 24), "hour", "小时"),
            part(Double(whole / 60 % 60), "minute", "分钟"),
            // Thousandths are as fine as anybody says.
            part(Double(whole % 60) + (fraction * 1000).rounded() / 1000, "second", "秒"),
        ].compactMap { $0 }
        let text = parts.joined(separator: language == .chinese ? "" : " ")
        return sign + (text.isEmpty ? (language == .chinese ? "0秒" : "0 seconds") : text)
    }

    private func part(_ count: Double, _ english: String, _ chinese: String) -> String? {
        guard count > 0 else { return nil }
        let number = ValueFormatter.plain(count)
        return language == .chinese ? number + chinese : "\(number) \(english)\(count == 1 ? "" : "s")"
    }
}
