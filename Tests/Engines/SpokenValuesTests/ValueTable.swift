// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SpokenValues
import Testing

/// A row of a table of spoken values.
struct ValueRow: CustomTestStringConvertible, Sendable {
    var language: String
    var kind: String
    /// With "^" where reading starts, if that is not the beginning, and "|" where it must end.
    var text: String
    /// As ``ValueTable/text(_:)`` writes it; "-" for nothing.
    var value: String

    var testDescription: String { "\(language): \(kind) \(text)" }
}

/// Tables of spoken values, a file for each language.
enum ValueTable {
    static let languages = ["de", "en", "fr", "zh-Hans"]

    /// The rows of a file whose kind is one of those.
    static func rows(of languages: [String] = languages, where isWanted: (ValueRow) -> Bool) -> [ValueRow] {
        languages.flatMap { language -> [ValueRow] in
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tables/\(language).tsv")
            let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
            return lines.filter { !$0.hasPrefix("#") }.map { line in
                let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return ValueRow(
                    language: language, kind: cells[0], text: cells[1], value: cells.count > 2 ? cells[2] : "?")
            }
        }.filter(isWanted)
    }

    /// Saturday, 21 November 2026, 09:00 UTC.
    static let moment: SpokenMoment = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return SpokenMoment(calendar: calendar, now: Date(timeIntervalSince1970: 1_795_251_600))
    }()

    static func kind(_ name: String) -> SpokenKind? {
        switch name {
        case "integer": .integer
        case "number": .number
        case "ordinal": .ordinal
        case "percentage": .percentage
        case "money": .money
        case "duration": .duration
        case "date": .date
        case "phone": .phoneNumber
        case "place": .place
        case "count": .count
        default:
            name.split(separator: " ").last.flatMap { SpokenDimension(rawValue: String($0)) }.map { .measurement($0) }
        }
    }

    /// What a row's text is read as.
    static func read(_ row: ValueRow) -> String {
        guard let kind = kind(row.kind) else { return "no kind" }
        let reader = SpokenValueReader(language: row.language)
        var text = row.text.replacing("|", with: "")
        let start = text.firstIndex(of: "^").map { text.distance(from: text.startIndex, to: $0) }
        text = text.replacing("^", with: "")
        let marked = row.text.replacing("^", with: "")
        let end = marked.firstIndex(of: "|").map { marked.distance(from: marked.startIndex, to: $0) }
        guard end != nil || start != nil else {
            return reader.reading(of: text, as: kind, at: moment).map { Self.text($0) } ?? "-"
        }
        let place = text.index(text.startIndex, offsetBy: start ?? 0)
        let readings = reader.readings(of: kind, in: text, from: place, at: moment)
        guard let end else { return readings.first.map { Self.text($0) } ?? "-" }
        let wanted = readings.first { text.distance(from: text.startIndex, to: $0.range.upperBound) == end }
        return wanted.map { Self.text($0) } ?? readings.first.map { "reads ‘\(text[$0.range])’" } ?? "-"
    }

    static func text(_ reading: SpokenReading) -> String {
        if case .likely(let doubt) = reading.certainty { return "\(text(reading.value)) ?\(doubt)" }
        return text(reading.value)
    }

    private static func text(_ value: SpokenValue) -> String {
        switch value {
        case .number(let number), .percentage(let number), .duration(let number): "\(number)"
        case .ordinal(let place): "\(place)"
        case .money(let amount, let currency): currency.map { "\(amount) \($0)" } ?? "\(amount)"
        case .measurement(let amount, let unit): "\(amount) \(unit)"
        case .date(let date): text(date).trimmingCharacters(in: .whitespaces)
        case .phoneNumber(let number): number
        case .place(.home): "home"
        case .place(.work): "work"
        case .place(.address(let address)): address
        case .place(.coordinates(let latitude, let longitude)): "\(latitude) \(longitude)"
        }
    }

    private static func text(_ date: SpokenDate) -> String {
        var text = text(date.start)
        if let end = date.end { text += "/\(Self.text(end))" }
        guard let again = date.recurrence else { return text }
        text += " every \(again.interval) \(again.unit)"
        if !again.weekdays.isEmpty { text += " \(again.weekdays.map(String.init).joined(separator: ","))" }
        return again.position.map { "\(text) at \($0)" } ?? text
    }

    /// 2026-05-01T08:30.
    private static func text(_ parts: DateComponents) -> String {
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        var text = ""
        if let day = parts.day { text = "\(parts.year ?? 0)-\(digits(parts.month ?? 0))-\(digits(day))" }
        guard let hour = parts.hour else { return text }
        text += (text.isEmpty ? "" : "T") + "\(digits(hour)):\(digits(parts.minute ?? 0))"
        if let second = parts.second { text += ":\(digits(second))" }
        return parts.timeZone.map { "\(text) \($0.secondsFromGMT())" } ?? text
    }
}
