// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Additional places where an intent or activity may be suggested.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    /// One bit for each place; the numbers are Apple's.
    public let rawValue: UInt

    /// The places whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Winding down: mindfulness.
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1 << 0)
    /// Winding down: writing a journal.
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    /// Winding down: music.
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    /// Winding down: podcasts.
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    /// Winding down: reading.
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    /// Winding down: looking back on the day.
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
    /// Winding down: yoga and stretching.
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}
