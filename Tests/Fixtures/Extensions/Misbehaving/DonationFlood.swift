// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// A donation every millisecond for a second and a half, each of something else.
enum DonationFlood {
    private static let count = 1500

    /// - Returns: How many were kept, and why one of the others was not.
    static func donate(for note: String) async -> String {
        let clock = ContinuousClock()
        let start = clock.now
        return await withTaskGroup(of: String?.self) { group in
            for number in 0..<count {
                group.addTask { await donate("\(note) \(number)") }
                // A flood that is hurried on is a flood all the same.
                try? await clock.sleep(until: start + .milliseconds(number + 1), tolerance: .zero)
            }
            var refusals: [String] = []
            for await refusal in group { if let refusal { refusals.append(refusal) } }
            return "keep \(count - refusals.count) of \(count); last reason: \(refusals.last ?? "none")"
        }
    }

    /// - Returns: Why it was not kept.
    private static func donate(_ note: String) async -> String? {
        let intent = AsyncOnlyIntent()
        intent.note = note
        do {
            try await INInteraction(intent: intent, response: nil).donate()
            return nil
        } catch {
            return error.localizedDescription
        }
    }
}
