// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Money that went to somebody, or that somebody was asked for.
public struct Payment: Codable, Sendable {
    /// Which way it goes.
    public enum Direction: String, Codable, Sendable {
        case sent, requested
    }

    /// Which way it goes.
    public let direction: Direction
    /// The other one's name, as a person reads it.
    public let name: String
    /// How much.
    public let money: Money
    /// What it is for.
    public let note: String?
    /// When it was decided.
    public let date: Date

    /// One of now.
    public init(_ direction: Direction, name: String, money: Money, note: String?, date: Date = Date()) {
        self.direction = direction
        self.name = name
        self.money = money
        self.note = note
        self.date = date
    }
}
