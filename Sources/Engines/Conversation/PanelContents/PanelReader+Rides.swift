// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SystemTexts

extension PanelReader {
    func rides(_ intent: String) -> PanelContent? {
        switch intent {
        case "INRequestRideIntent", "INGetRideStatusIntent": ride
        case "INListRideOptionsIntent": rows(.rides, results["rideOptions"], row(ofOption:))
        case "INCancelRideIntent": cancelledRide
        case "INSendRideFeedbackIntent": feedback
        default: nil
        }
    }

    private var ride: PanelContent? {
        var ride = PanelContent.Ride()
        let status = object(results["rideStatus"])
        take(status, into: &ride)
        let option = object(status?.properties["rideOption"])
        ride.option =
            option.flatMap { text("name", of: $0) ?? text(.string($0.displayString)) } ?? argument("rideOptionName")
        ride.pickup = text("pickupLocation", of: status) ?? argument("pickupLocation")
        ride.dropOff = text("dropOffLocation", of: status) ?? argument("dropOffLocation")
        ride.pickupTime =
            text("estimatedPickupDate", of: status) ?? text("scheduledPickupTime", of: status)
            ?? argument("scheduledPickupTime")
        ride.dropOffTime = text("estimatedDropOffDate", of: status)
        ride.price = price(option) ?? ride.price
        ride.details += fares(option)
        if let method = argument("paymentMethod") {
            ride.details.append(PanelContent.Detail(label: texts(.method), value: method))
        }
        if ride.phase == nil { ride.phase = passengers }
        return ride.isEmpty ? nil : .ride(ride)
    }

    /// How far the ride is, and who comes with what.
    private func take(_ status: ObjectValue?, into ride: inout PanelContent.Ride) {
        guard let status else { return }
        ride.phase = text("phase", of: status)
        ride.stage = caseName("phase", of: status).flatMap { Self.phases.firstIndex(of: $0) }
        if let end = object(status.properties["completionStatus"]) {
            func isTrue(_ name: String) -> Bool { end.properties[name] == .boolean(true) }
            if isTrue("isCanceled") { (ride.phase, ride.stage) = (texts(.rideCancelled), nil) }
            if isTrue("isMissedPickup") { (ride.phase, ride.stage) = (texts(.rideMissed), nil) }
            ride.price = text("paymentAmount", of: end)
        }
        if let vehicle = object(status.properties["vehicle"]) {
            let name = [text("manufacturer", of: vehicle), text("model", of: vehicle)].compactMap { $0 }
            ride.vehicle = name.isEmpty ? nil : name.joined(separator: " ")
            ride.plate = text("registrationPlate", of: vehicle)
            ride.vehiclePicture = image(vehicle.properties["mapAnnotationImage"]) ?? image(.object(vehicle))
        }
        ride.driver = text("driver", of: status)
        ride.rating = text("rating", of: object(status.properties["driver"]))
        ride.driverPicture = image(status.properties["driver"])
    }

    /// The cases of `INRidePhase` in the order in which a ride goes through them.
    private static let phases = ["received", "confirmed", "approachingPickup", "pickup", "ongoing", "completed"]

    private var passengers: String? {
        guard case .integer(let count)? = values["partySize"], count > 0 else { return nil }
        return texts(.passengers, count: Double(count), shown: String(count))
    }

    private func price(_ option: ObjectValue?) -> String? {
        guard let range = object(option?.properties["priceRange"]),
            case .string(let code)? = range.properties["currencyCode"]
        else { return nil }
        let ends = ["minimumPrice", "maximumPrice"].compactMap { amount(range.properties[$0], code) }
        return ends.count == 2 && ends[0] == ends[1] ? ends[0] : ends.isEmpty ? nil : ends.joined(separator: " – ")
    }

    private func fares(_ option: ObjectValue?) -> [PanelContent.Detail] {
        objects(option?.properties["fareLineItems"]).shown.compactMap { item in
            guard let label = text(.string(item.displayString)), let price = text("price", of: item) else { return nil }
            return PanelContent.Detail(label: label, value: price)
        }
    }

    private func row(ofOption option: ObjectValue) -> PanelContent.Rows.Row? {
        guard let name = text("name", of: option) ?? text(.string(option.displayString)) else { return nil }
        let parts = [text("estimatedPickupDate", of: option), text("specialPricing", of: option)]
        return PanelContent.Rows.Row(
            title: name, detail: joined(parts), value: price(option), picture: image(.object(option)))
    }

    private var cancelledRide: PanelContent? {
        var ride = PanelContent.Ride()
        ride.phase = isDone ? texts(.rideCancelled) : nil
        ride.details = [detail(.cancellationFee, text(results["cancellationFee"]))].compactMap { $0 }
        return ride.isEmpty ? nil : .ride(ride)
    }

    private var feedback: PanelContent? {
        var ride = PanelContent.Ride()
        if let stars = stars(values["rating"]) {
            ride.details.append(PanelContent.Detail(label: texts(.rating), value: stars))
        }
        ride.details += [detail(.tip, argument("tip"))].compactMap { $0 }
        return ride.isEmpty ? nil : .ride(ride)
    }

    private func stars(_ value: IntentValue?) -> String? {
        let number: Double? =
            switch value {
            case .decimal(let number)?: number
            case .integer(let number)?: Double(number)
            default: nil
            }
        return number.flatMap { self.number($0) }.map { "★ \($0)" }
    }
}

extension PanelReader {
    /// An amount that travels without its currency, as a text of digits.
    func amount(_ value: IntentValue?, _ code: String) -> String? {
        guard case .string(let digits)? = value, digits.utf8.count <= 60,
            digits.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?/) != nil,
            let amount = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        return text(.currency(CurrencyValue(amount: amount, code: code)))
    }
}
