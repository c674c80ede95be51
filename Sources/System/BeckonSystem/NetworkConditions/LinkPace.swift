// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// When bytes that go over a link of so many a second may go on; one direction of a network, shared by its connections.
///
/// Times are counted from any one moment.
struct LinkPace: Hashable, Sendable {
    /// Until then the link is taken.
    private var taken = Duration.zero

    /// Takes the link for these bytes, after those that came before.
    ///
    /// - Parameters:
    ///   - rate: Bytes a second; nil for a link without end.
    ///   - delay: How long a byte is under way.
    ///   - isFirst: Whether nothing of the same connection is under way: what follows closely is not delayed again.
    ///   - now: When they came.
    /// - Returns: How long they wait from now on.
    mutating func wait(for bytes: Int, rate: Int?, delay: Duration, isFirst: Bool, now: Duration) -> Duration {
        guard let rate, rate > 0 else { return isFirst ? delay : .zero }
        taken = max(taken, now) + .nanoseconds(Int64(bytes) * 1_000_000_000 / Int64(rate))
        return taken - now + (isFirst ? delay : .zero)
    }

    /// Forgets what is under way, as where the network becomes another one.
    mutating func clear() { taken = .zero }
}
