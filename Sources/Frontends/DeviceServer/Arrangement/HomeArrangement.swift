// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Store

/// Where the icons of the home screen are: on its pages, and in the dock.
///
/// Icons stay where they are. What is new comes to the end of the last page, and only a person moves what is there.
package struct HomeArrangement: Codable, Hashable, Sendable {
    /// So many icons have room in the dock.
    static let dockRoom = 4
    /// The system's own icons, which no app can take away.
    static let own = [ShortcutRecord.app, "org.beckon.settings", "org.beckon.developer"]

    /// Where an icon may go; an index beyond the end is the end.
    package enum Place: Codable, Hashable, Sendable {
        case dock(index: Int)
        case page(number: Int, index: Int)
    }

    /// How many icons fit on the pages of a screen.
    package struct Room: Codable, Hashable, Sendable {
        /// As many as there are.
        static let endless = Room(first: .max, other: .max)

        /// On the first page, which has the suggestions too.
        var first: Int
        var other: Int

        func onPage(_ number: Int) -> Int { max(1, number == 0 ? first : other) }
    }

    /// Identifiers of apps and of what is the system's own, page by page.
    ///
    /// A page may hold more than a screen shows; the rest is seen on a page that follows it.
    private(set) var pages: [[String]] = []
    private(set) var dock: [String] = []
    /// Whether new apps go to the dock, as they do until it is full, or a person has moved an icon.
    private var fillsDock = true

    /// Nothing, as before the first start.
    init() {}

    /// What a person had chosen for the dock before pages were kept.
    init(dock: [String]) {
        var seen = Set<String>()
        self.dock = Array(dock.filter { seen.insert($0).inserted }.prefix(Self.dockRoom))
        fillsDock = false
    }

    func contains(_ icon: String) -> Bool {
        dock.contains(icon) || pages.contains { $0.contains(icon) }
    }

    /// Takes out what is not installed any more, and puts what is new at the end; everything else stays.
    ///
    /// - Parameter installed: All apps, in the order in which new ones are to come.
    mutating func keep(installed: [String]) {
        let known = Set(installed + Self.own)
        var seen = Set<String>()
        func kept(_ icons: [String]) -> [String] {
            icons.filter { known.contains($0) && seen.insert($0).inserted }
        }
        dock = kept(Array(dock.prefix(Self.dockRoom)))
        pages = pages.map(kept).filter { !$0.isEmpty }
        for icon in installed.filter({ !Self.own.contains($0) }) + Self.own where seen.insert(icon).inserted {
            add(icon)
        }
    }

    private mutating func add(_ icon: String) {
        if fillsDock, !Self.own.contains(icon) {
            dock.append(icon)
            fillsDock = dock.count < Self.dockRoom
        } else if pages.isEmpty {
            pages = [[icon]]
        } else {
            pages[pages.count - 1].append(icon)
        }
    }

    /// Moves an icon; where the dock is full, or there is no such icon, nothing changes.
    ///
    /// What has no room on its page any more goes to the beginning of the next one.
    ///
    /// - Parameter room: How much the screen shows on which the person sees the pages, and counts them.
    mutating func move(_ icon: String, to place: Place, in room: Room) {
        if case .dock = place, !dock.contains(icon), dock.count >= Self.dockRoom { return }
        guard contains(icon) else { return }
        pages = dealt(in: room)
        dock.removeAll { $0 == icon }
        for number in pages.indices { pages[number].removeAll { $0 == icon } }
        switch place {
        case .dock(let index):
            dock.insert(icon, at: min(max(index, 0), dock.count))
        case .page(let number, let index):
            let number = min(max(number, 0), pages.count)
            if number == pages.count { pages.append([]) }
            pages[number].insert(icon, at: min(max(index, 0), pages[number].count))
            spill(from: number, in: room)
        }
        pages.removeAll(where: \.isEmpty)
        fillsDock = false
    }

    /// The pages as a screen shows them.
    func dealt(in room: Room) -> [[String]] {
        var dealt: [[String]] = []
        for page in pages {
            var rest = page[...]
            while !rest.isEmpty {
                let fits = rest.prefix(room.onPage(dealt.count))
                dealt.append(Array(fits))
                rest = rest.dropFirst(fits.count)
            }
        }
        return dealt
    }

    private mutating func spill(from first: Int, in room: Room) {
        var number = first
        while number < pages.count, pages[number].count > room.onPage(number) {
            let excess = pages[number].dropFirst(room.onPage(number))
            pages[number].removeLast(excess.count)
            if number + 1 == pages.count { pages.append([]) }
            pages[number + 1].insert(contentsOf: excess, at: 0)
            number += 1
        }
    }
}
