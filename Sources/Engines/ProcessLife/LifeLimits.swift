// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How long an app may take over each part of its life.
///
/// As on a phone, where a watchdog gives an app about 20 seconds to launch and
/// a few for everything else: "Addressing watchdog terminations", Apple.
package struct LifeLimits: Hashable, Sendable {
    /// From the launch to the front, and from the start of a process that has items to take to its hello.
    package var launch = Duration.seconds(20)
    /// From the start of a process to its hello, before it is taken for a program that says none.
    package var hello = Duration.seconds(5)
    /// For every event but the launch.
    package var event = Duration.seconds(5)
    /// How long an app has in the background before it is suspended.
    package var background = Duration.seconds(5)
    /// How long an app in the background has for work that it has said it is at.
    package var work = Duration.seconds(30)
    /// After so many crashes over one item the item is set aside.
    package var crashes = 3
    /// How many messages that belong to nothing a process may send.
    package var strayMessages = 64

    package static let standard = LifeLimits()

    package init() {}
}
