// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A workout that was begun.
public struct Workout: Codable, Sendable {
    /// What can happen to one.
    public enum Change: Sendable {
        case pause, resume, end, cancel
    }

    /// Whether it goes on.
    public enum State: String, Codable, Sendable {
        case running, paused, ended, cancelled
    }

    /// How much is enough.
    public struct Goal: Codable, Sendable {
        /// In the unit.
        public let value: Double
        /// The unit's symbol, such as `km`.
        public let unit: String

        /// So much of a unit.
        public init(value: Double, unit: String) {
            self.value = value
            self.unit = unit
        }
    }

    /// What is trained.
    public let kind: WorkoutKind
    /// Nil for one without end.
    public let goal: Goal?
    /// When it began.
    public let start: Date
    /// Whether it goes on.
    public private(set) var state = State.running

    /// Whether it can still be ended.
    public var isOpen: Bool { state == .running || state == .paused }

    /// One that begins now.
    public init(kind: WorkoutKind, goal: Goal?, start: Date = Date()) {
        self.kind = kind
        self.goal = goal
        self.start = start
    }

    /// - Returns: False if it cannot happen to it, such as a pause of what is paused.
    mutating func apply(_ change: Change) -> Bool {
        switch (state, change) {
        case (.running, .pause): state = .paused
        case (.paused, .resume): state = .running
        case (.running, .end), (.paused, .end): state = .ended
        case (.running, .cancel), (.paused, .cancel): state = .cancelled
        default: return false
        }
        return true
    }
}
