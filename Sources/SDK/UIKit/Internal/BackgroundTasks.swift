// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app wants to end before it is suspended, under numbers that are not used twice.
@MainActor struct BackgroundTasks {
    private var lastNumber = 0
    private var expirations: [Int: (@MainActor () -> Void)?] = [:]

    mutating func begin(_ expiration: (@MainActor () -> Void)?) -> UIBackgroundTaskIdentifier {
        lastNumber += 1
        expirations[lastNumber] = .some(expiration)
        return UIBackgroundTaskIdentifier(rawValue: lastNumber)
    }

    mutating func end(_ identifier: UIBackgroundTaskIdentifier) {
        expirations[identifier.rawValue] = nil
    }

    /// Forgets all work, and gives what to call for it, in the order in which it began.
    mutating func expire() -> [@MainActor () -> Void] {
        defer { expirations = [:] }
        return expirations.sorted { $0.key < $1.key }.compactMap(\.value)
    }
}
