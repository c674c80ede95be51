// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How the peer behaves, by the environment variable `LIFE_MODE`.
enum LifeMode: String {
    // Well.
    case lives
    /// Starts a second process that never rests.
    case startsAnother
    case isTheOther

    // As a program without UIKit.
    case printsAndExits
    case neverSpeaks
    /// Speaks once a pipe named `speak` was opened for writing, and closed.
    case speaksLate

    // Asked something.
    /// Says of every request that its code is 3, after a mistake; else nothing is ever answered.
    case answers
    /// Has the run of an App Intent wait for a person, until it is stopped.
    case waits
    case crashesOverRequests
    /// Answers what nobody has asked.
    case answersUnasked

    // With a screen.
    /// Shows a color, and another after each touch.
    case draws
    case neverDraws
    /// Reports a field each time, with what was typed into it.
    case drawsFields
    /// Reports fields on a screen that nobody asked for.
    case drawsLooseFields
    case drawsManyFields
    case drawsUnasked
    case drawsTwice
    /// Holds a layer that it never reports.
    case drawsLooseLayers
    /// Reports its layers forever, whether anybody wants them or not.
    case floodsLayers
    /// Says that a frame holds more layers than it does.
    case liesAboutLayers

    // Ill at any time.
    case crashesBeforeHello
    case saysHelloTwice
    case sendsNonsense
    case asksAsAnExtension

    // Ill over an event.
    case crashesAtLaunch
    case exitsAtLaunch
    case hangsAtLaunch
    case hangsInTheBackground
    case hangsUnderCover
    /// Crashes, or hangs, over a quick action of the type `poison`, and over nothing else.
    case crashesOverPoison
    case hangsOverPoison
    /// Has an item, says so, and crashes at once.
    case crashesAfterDelivery
    /// Has an item, says so, and ends well.
    case exitsAfterDelivery
    case isActiveInTheBackground
    case forgetsDelivery
    case deliversForeignItems
    case isDoneWithUnknownEvents
    case floodsDeliveries
    case floodsOutput
    case ignoresTheEnd
}
