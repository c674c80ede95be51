// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The conditions under which it is counted what was done next; one family of rows each.
///
/// The constants were chosen on phone5's training and validation rows and on made data, see
/// Documentation/Suggestions.md.
enum Context: Int, CaseIterable {
    /// The previous action.
    case previous
    case lastTwo
    /// The last two actions, and roughly how long ago the previous one was.
    case lastTwoAndGap
    /// The action before the previous one, whatever came in between, and how long ago the previous one was.
    case beforePreviousAndGap
    /// An hour of a weekday, or of a day of the weekend, slowly forgotten.
    case hour
    /// Two hours of a weekday, or of a day of the weekend.
    case hours
    /// Two hours of one weekday, quickly forgotten: this stretch of today.
    case stretch
    /// No condition, forgotten almost at once: the last two or three actions.
    case now
    case place
    /// The place and four hours of the day.
    case placeAndHours

    static let count = 10
    /// Those that need no place come first.
    static let countWithoutPlace = 8

    /// How many events' worth of evidence is what is expected without the context.
    var prior: Float { Self.constants[rawValue].prior }
    /// What a visit of the row leaves of the counts so far.
    var keep: Float { Self.constants[rawValue].keep }
    /// Halvings of the counts per second.
    var fading: Float { Self.constants[rawValue].fading }

    /// ``keep`` and ``fading`` by number, for inner loops.
    @inline(__always)
    static func keep(at index: Int) -> Float { constants[index].keep }
    @inline(__always)
    static func fading(at index: Int) -> Float { constants[index].fading }

    var initialWeight: Float { Self.constants[rawValue].weight }

    /// Whether what is expected without the context is recency's say too, not that of frequency alone.
    ///
    /// What follows an action is mostly what was done just before it, so that being counted there says less of that.
    /// Contexts of time and place know nothing of recency, and neither does the one that leaves the previous action out.
    @inline(__always)
    var isMeasuredByRecency: Bool { rawValue <= Self.lastTwoAndGap.rawValue }

    /// How much of what was just done the context is made of: the greater, the more it says that it knows an action.
    ///
    /// 0 where it is not made of actions, or of the same as another one.
    @inline(__always)
    var matchLength: UInt8 { Self.matchLengths.span[rawValue] }

    private static let matchLengths: [10 of UInt8] = [1, 2, 3, 0, 0, 0, 0, 0, 0, 0]

    private typealias Constants = (prior: Float, keep: Float, fading: Float, weight: Float)

    private static func constants(_ prior: Float, _ keep: Float, days: Float, weight: Float) -> Constants {
        (prior, keep, 1 / (days * 86_400), weight)
    }

    private static let constants: [10 of Constants] = [
        constants(13, 0.995, days: 60, weight: 0.45),
        constants(1, 0.90, days: 60, weight: 0.05),
        constants(0.8, 0.95, days: 60, weight: 0.05),
        constants(2.7, 0.97, days: 60, weight: 0.03),
        constants(20, 0.99, days: 60, weight: 0.055),
        constants(36, 0.98, days: 14, weight: 0.14),
        constants(0.8, 0.73, days: 21, weight: 0.05),
        constants(3.3, 0.30, days: 30, weight: 0.34),
        constants(8, 0.999, days: 14, weight: 0.20),
        constants(17, 0.998, days: 14, weight: 0.45),
    ]
}
