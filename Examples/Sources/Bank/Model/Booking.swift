// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Money that came to the current account, or went from it.
struct Booking: Hashable {
    let title: String
    let category: String
    /// The name of a system symbol.
    let symbol: String
    let amount: Decimal
    /// How many days ago it was.
    let age: Int

    /// A heading for all bookings of its day.
    var day: String {
        switch age {
        case 0: return NSLocalizedString("Today", comment: "above bookings")
        case 1: return NSLocalizedString("Yesterday", comment: "above bookings")
        default:
            let date = Calendar.current.date(byAdding: .day, value: -age, to: Date()) ?? Date()
            return date.formatted(.dateTime.weekday(.wide).month(.wide).day().locale(.ofApp))
        }
    }

    static let all = [
        Booking(
            title: "Pizzeria al Porto", category: NSLocalizedString("Eating out", comment: "a category"),
            symbol: "fork.knife", amount: cents(-2_380), age: 0),
        Booking(
            title: "Stadtwerke", category: NSLocalizedString("Tram ticket", comment: "a category"), symbol: "tram.fill",
            amount: cents(-290), age: 0),
        Booking(
            title: "Analytical Engines Ltd.", category: NSLocalizedString("Salary", comment: "a category"),
            symbol: "briefcase.fill", amount: cents(284_000), age: 1),
        Booking(
            title: "Grüner Markt", category: NSLocalizedString("Groceries", comment: "a category"),
            symbol: "basket.fill", amount: cents(-4_712), age: 1),
        Booking(
            title: "City Power", category: NSLocalizedString("Electricity", comment: "a category"), symbol: "bolt.fill",
            amount: cents(-8_420), age: 3),
        Booking(
            title: "Kino Gloria", category: NSLocalizedString("Cinema", comment: "a category"), symbol: "ticket.fill",
            amount: cents(-1_150), age: 3),
        Booking(
            title: "Buchladen am Eck", category: NSLocalizedString("Books", comment: "a category"), symbol: "book.fill",
            amount: cents(-3_299), age: 4),
    ]

    private static func cents(_ count: Int) -> Decimal { Decimal(count) / 100 }
}
