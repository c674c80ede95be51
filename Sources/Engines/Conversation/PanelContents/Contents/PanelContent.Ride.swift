// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension PanelContent {
    /// A ride: one to be booked, or one on its way.
    package struct Ride: Hashable, Sendable, Encodable {
        /// The stages of a ride from the request to its end, counted from zero by ``stage``.
        package static let stages = 6

        /// “Driver approaching”, or what else became of it.
        package var phase: String?
        /// How far it is; nil for one that is not on its way, and for one that was called off.
        package var stage: Int?
        /// The kind of ride: “Comfort”.
        package var option: String?
        /// Make and model.
        package var vehicle: String?
        package var plate: String?
        package var driver: String?
        /// What passengers think of the driver: “4.9”.
        package var rating: String?
        package var pickup: String?
        package var dropOff: String?
        package var pickupTime: String?
        package var dropOffTime: String?
        /// A price, or the least and the most that it may be.
        package var price: String?
        /// What the price is made of, and other things to know.
        package var details: [Detail] = []
        package var vehiclePicture: PanelImage?
        package var driverPicture: PanelImage?

        package init() {}

        var isEmpty: Bool { self == Ride() }
    }
}

extension PanelContent.Ride: PanelContent.Part {
    var lines: [String] {
        let car = [vehicle, plate].compactMap { $0 }.joined(separator: " · ")
        let person = [driver, rating.map { "★ \($0)" }].compactMap { $0 }.joined(separator: " ")
        func stop(_ sign: String, _ place: String?, _ time: String?) -> String {
            let parts = [place, time].compactMap { $0 }
            return parts.isEmpty ? "" : "\(sign) \(parts.joined(separator: " · "))"
        }
        let head = [phase, option].compactMap { $0 }.joined(separator: " · ")
        return [
            head, progress, car, person, stop("○", pickup, pickupTime), stop("●", dropOff, dropOffTime), price ?? "",
        ]
            + details.map(\.line)
    }

    /// The way in signs: what lies behind is a double line.
    private var progress: String {
        guard let stage else { return "" }
        let last = Self.stages - 1
        let passed = min(max(stage, 0), last)
        return String(repeating: "━━", count: passed) + "●" + String(repeating: "──", count: last - passed)
    }

    var images: [PanelImage?] { [vehiclePicture, driverPicture] }
}
