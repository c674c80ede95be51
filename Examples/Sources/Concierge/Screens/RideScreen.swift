// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// The ride that was ordered last, on a map.
final class RideScreen: RowScreen {
    private let rides = RideDesk()

    init() {
        super.init(title: Department.rides.title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private var ride: Ride? { logged { try rides.latest() } ?? nil }

    override var nothing: (symbol: String, text: String)? {
        ("car", NSLocalizedString("No ride was ordered.", comment: "state"))
    }

    override var header: UIView? { ride.map(RideCard.init) }

    override var sections: [RowSection] {
        guard let ride else { return [] }
        let color = Department.rides.color
        var rows = [
            Row(
                title: ride.kind.title,
                detail: ride.pickupDate.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: .ofApp)),
                value: Money(ride.price).formatted, image: SymbolTile.image("car.fill", color))
        ]
        if let driver = ride.driver {
            rows.append(
                Row(
                    title: driver.name, detail: "\(driver.manufacturer) \(driver.model), \(driver.plate)",
                    value: "★ \(driver.rating)", image: SymbolTile.initials(of: driver.name, color)))
        }
        return [RowSection(rows: rows)]
    }

    override var actions: [RowAction] {
        guard let ride, !ride.isOver else { return [] }
        return [
            RowAction(title: NSLocalizedString("Cancel Ride", comment: "button"), isDestructive: true) { [rides] in
                _ = logged { try rides.cancel(ride.id) }
            }
        ]
    }

    override var lines: [String] {
        guard let ride else { return [NSLocalizedString("No ride was ordered.", comment: "state")] }
        let driver = ride.driver.map { ["\($0.name)  \($0.manufacturer) \($0.model), \($0.plate)"] } ?? []
        return ["\(ride.kind.title)  \(Money(ride.price).text)", ride.route, ride.phase.title] + driver
    }
}
