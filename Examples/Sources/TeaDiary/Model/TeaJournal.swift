// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The teas there are, and the cups that were drunk.
@MainActor
final class TeaJournal {
    static let shared = TeaJournal()

    /// A cup, or several at once.
    struct Entry: Codable {
        var tea: String
        var cups: Int
        var date: Date
        var note: String?
    }

    private let defaults = UserDefaults.standard
    private(set) var entries: [Entry]
    /// Stars by tea.
    private(set) var ratings: [String: Int]
    /// Grams in the tin, by tea.
    private(set) var stock: [String: Int]
    /// What hides teas from the shelf, while a focus is on.
    var isCaffeineHidden = false

    private init() {
        entries = defaults.data(forKey: "entries").flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? []
        ratings = defaults.dictionary(forKey: "ratings") as? [String: Int] ?? [:]
        stock = defaults.dictionary(forKey: "stock") as? [String: Int] ?? [:]
    }

    /// Those on the shelf, as they can be drunk now.
    var teas: [Tea] { Self.shelf.filter { !isCaffeineHidden || $0.kind == .herbal } }

    func tea(_ id: String) -> Tea? { Self.shelf.first { $0.id == id } }

    /// - Returns: The cups of today.
    func log(_ tea: Tea, cups: Int, note: String?) -> Int {
        entries.append(Entry(tea: tea.id, cups: cups, date: Date(), note: note))
        save()
        return self.cups(since: Calendar.current.startOfDay(for: Date()))
    }

    func cups(since date: Date) -> Int { entries.filter { $0.date >= date }.map(\.cups).reduce(0, +) }

    func rate(_ tea: Tea, _ stars: Int) {
        ratings[tea.id] = stars
        save()
    }

    func buy(_ tea: Tea, grams: Int) {
        stock[tea.id, default: 0] += grams
        save()
    }

    private func save() {
        // What was never written down is drunk all the same.
        if let data = try? JSONEncoder().encode(entries) { defaults.set(data, forKey: "entries") }
        defaults.set(ratings, forKey: "ratings")
        defaults.set(stock, forKey: "stock")
    }

    private static let shelf = [
        Tea(id: "sencha", name: "Sencha", otherNames: ["煎茶"], kind: .green, price: 9, steeping: 90),
        Tea(
            id: "longjing", name: "Longjing", otherNames: ["龙井", "Dragon Well"], kind: .green, price: 18, steeping: 120),
        Tea(id: "assam", name: "Assam", otherNames: ["阿萨姆"], kind: .black, price: 6, steeping: 240),
        Tea(id: "earl-grey", name: "Earl Grey", otherNames: ["伯爵茶"], kind: .black, price: 7, steeping: 180),
        Tea(id: "tieguanyin", name: "Tieguanyin", otherNames: ["铁观音"], kind: .oolong, price: 22, steeping: 60),
        Tea(
            id: "chamomile", name: "Chamomile", otherNames: ["洋甘菊", "Camomile"], kind: .herbal, price: 4, steeping: 420),
    ]
}
