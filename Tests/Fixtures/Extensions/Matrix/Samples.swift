// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// What the handlers offer by themselves: two values of each type.
enum Samples {
    static var texts: (String, String) { ("alpha", "beta") }
    static var speakables: (INSpeakableString, INSpeakableString) {
        (INSpeakableString(spokenPhrase: "alpha"), INSpeakableString(spokenPhrase: "beta"))
    }
    static var integers: (Int, Int) { (3, 4) }
    static var decimals: (Double, Double) { (1.5, 3.5) }
    static var booleans: (Bool, Bool) { (true, false) }
    static var intervals: (TimeInterval, TimeInterval) { (60, 120) }
    static var dates: (DateComponents, DateComponents) {
        (DateComponents(year: 2026, month: 5, day: 1), DateComponents(year: 2026, month: 6, day: 2))
    }
    static var spans: (INDateComponentsRange, INDateComponentsRange) {
        (INDateComponentsRange(start: dates.0, end: dates.0), INDateComponentsRange(start: dates.1, end: dates.1))
    }
    static var addresses: (URL, URL) {
        (URL(filePath: "/alpha"), URL(filePath: "/beta"))
    }
    static var files: (INFile, INFile) { (file("alpha.txt"), file("beta.txt")) }
    static var persons: (INPerson, INPerson) { (person("Anna"), person("Ben")) }
    static var places: (CLPlacemark, CLPlacemark) {
        (
            place("Berlin", CLLocation(latitude: 52.5, longitude: 13.4)),
            place("Paris", CLLocation(latitude: 48.9, longitude: 2.4))
        )
    }
    static var amounts: (INCurrencyAmount, INCurrencyAmount) { (amount(5, "EUR"), amount(10, "USD")) }
    static var dues: (INPaymentAmount, INPaymentAmount) {
        (
            INPaymentAmount(amountType: .amountDue, amount: amounts.0),
            INPaymentAmount(amountType: .amountDue, amount: amounts.1)
        )
    }
    static var masses: (Measurement<UnitMass>, Measurement<UnitMass>) { measured(.kilograms) }
    static var lengths: (Measurement<UnitLength>, Measurement<UnitLength>) { measured(.kilometers) }
    static var speeds: (Measurement<UnitSpeed>, Measurement<UnitSpeed>) { measured(.kilometersPerHour) }
    static var temperatures: (Measurement<UnitTemperature>, Measurement<UnitTemperature>) { measured(.celsius) }
    static var energies: (Measurement<UnitEnergy>, Measurement<UnitEnergy>) { measured(.kilocalories) }
    static var volumes: (Measurement<UnitVolume>, Measurement<UnitVolume>) { measured(.liters) }
    static var sizes: (Size, Size) { (.small, .large) }
    static var things: (Thing, Thing) {
        (Thing(identifier: "vase", display: "Vase"), Thing(identifier: "bowl", display: "Bowl"))
    }
    static var songs: (INMediaItem, INMediaItem) { (song("Alpha"), song("Beta")) }

    private static func measured<Kind: Dimension>(_ unit: Kind) -> (Measurement<Kind>, Measurement<Kind>) {
        (Measurement(value: 1, unit: unit), Measurement(value: 2, unit: unit))
    }

    private static func file(_ name: String) -> INFile {
        INFile(data: Data(name.utf8), filename: name, typeIdentifier: "public.plain-text")
    }

    private static func person(_ name: String) -> INPerson {
        INPerson(
            personHandle: INPersonHandle(value: "\(name.lowercased())@example.org", type: .emailAddress),
            nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil, customIdentifier: nil)
    }

    private static func place(_ name: String, _ location: CLLocation) -> CLPlacemark {
        CLPlacemark(location: location, name: name, postalAddress: nil)
    }

    private static func amount(_ number: Int, _ code: String) -> INCurrencyAmount {
        INCurrencyAmount(amount: NSDecimalNumber(value: number), currencyCode: code)
    }

    private static func song(_ title: String) -> INMediaItem {
        INMediaItem(identifier: title.lowercased(), title: title, type: .song, artwork: nil)
    }
}
