// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SystemTexts

extension PanelReader {
    func reservations(_ intent: String) -> PanelContent? {
        switch intent {
        case "INBookRestaurantReservationIntent":
            rows(.tables, results["userBooking"], row(ofBooking:)) ?? wantedTable
        case "INGetAvailableRestaurantReservationBookingsIntent":
            rows(.tables, results["availableBookings"], row(ofBooking:))
        case "INGetUserCurrentRestaurantReservationBookingsIntent":
            rows(.tables, results["userCurrentBookings"], row(ofBooking:))
        case "INGetReservationDetailsIntent": rows(.reservations, results["reservations"], row(ofReservation:))
        default: nil
        }
    }

    private var wantedTable: PanelContent? {
        guard let restaurant = argument("restaurant") else { return nil }
        let row = PanelContent.Rows.Row(
            title: restaurant, detail: guests(values["partySize"]), value: argument("bookingDateComponents"))
        return .rows(PanelContent.Rows(of: .tables, rows: [row]))
    }

    private func guests(_ value: IntentValue?) -> String? {
        guard case .integer(let count)? = value, count > 0 else { return nil }
        return texts(.guests, count: Double(count), shown: String(count))
    }

    private func row(ofBooking booking: ObjectValue) -> PanelContent.Rows.Row? {
        guard let name = text("restaurant", of: booking) ?? text("bookingDescription", of: booking) else { return nil }
        let parts = [guests(booking.properties["partySize"]), text("status", of: booking)]
        return PanelContent.Rows.Row(
            title: name, detail: joined(parts), value: moment(booking.properties["bookingDate"]))
    }

    private func row(ofReservation reservation: ObjectValue) -> PanelContent.Rows.Row? {
        guard let name = text("itemReference", of: reservation) else { return nil }
        let parts = [
            text("reservationNumber", of: reservation), text("reservationHolderName", of: reservation),
            text("reservationStatus", of: reservation),
        ]
        let span = text("reservationDuration", of: reservation) ?? text("rentalDuration", of: reservation)
        return PanelContent.Rows.Row(title: name, detail: joined(parts), value: span)
    }

    func cars(_ intent: String) -> PanelContent? {
        switch intent {
        case "INListCarsIntent":
            rows(.cars, results["cars"]) { car in
                text(.string(car.displayString)).map {
                    let make = [text("make", of: car), text("model", of: car)].compactMap { $0 }
                    return PanelContent.Rows.Row(title: $0, detail: make.isEmpty ? nil : make.joined(separator: " "))
                }
            }
        case "INGetCarPowerLevelStatusIntent": power
        default: nil
        }
    }

    private var power: PanelContent? {
        let isCharging = results["charging"] == .boolean(true)
        var facts = [
            (PanelText.charge, percent("chargePercentRemaining")), (.fuel, percent("fuelPercentRemaining")),
            (.range, length(results["distanceRemaining"])),
        ]
        if isCharging, case .integer(let minutes)? = results["minutesToFull"], minutes > 0 {
            facts.append((.charging, text(.timeInterval(Double(minutes) * 60))))
        }
        let rows = facts.compactMap { label, value in
            value.map { PanelContent.Rows.Row(title: texts(label), value: $0) }
        }
        return rows.isEmpty ? nil : .rows(PanelContent.Rows(of: .cars, rows: rows))
    }

    /// Apps tell a part of the whole.
    private func percent(_ name: String) -> String? {
        guard case .decimal(let part)? = results[name], (0...100).contains(part) else { return nil }
        return number(part <= 1 ? part * 100 : part, digits: 0).map { "\($0) %" }
    }
}
