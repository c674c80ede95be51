// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(Generated) import Intents

/// An intent with a parameter of each type of the format.
class EveryValueIntent: INIntent {
    var string: String?
    var integer: NSNumber?
    var decimal: NSNumber?
    var boolean: NSNumber?
    var interval: NSNumber?
    var date: DateComponents?
    var url: URL?
    var file: INFile?
    var place: CLPlacemark?
    var person: INPerson?
    var speakable: INSpeakableString?
    var money: INCurrencyAmount?
    var mass: Measurement<UnitMass>?
    var length: Measurement<UnitLength>?
    var speed: Measurement<UnitSpeed>?
    var temperature: Measurement<UnitTemperature>?
    var energy: Measurement<UnitEnergy>?
    var volume: Measurement<UnitVolume>?
    var kind: PizzaKind?
    var thing: INObject?
    var size: PizzaSize = .unknown
    var weekday: Weekday? = nil
    var strings: [String]?
    var integers: [NSNumber]?
    var sizes: [PizzaSize]?
    var kinds: [PizzaKind]?

    override class var properties: [IntentProperty] {
        [
            IntentProperty("string", \EveryValueIntent.string),
            IntentProperty("integer", \EveryValueIntent.integer, as: .integer),
            IntentProperty("decimal", \EveryValueIntent.decimal, as: .decimal),
            IntentProperty("boolean", \EveryValueIntent.boolean, as: .boolean),
            IntentProperty("interval", \EveryValueIntent.interval, as: .timeInterval),
            IntentProperty("date", \EveryValueIntent.date),
            IntentProperty("url", \EveryValueIntent.url),
            IntentProperty("file", \EveryValueIntent.file),
            IntentProperty("place", \EveryValueIntent.place),
            IntentProperty("person", \EveryValueIntent.person),
            IntentProperty("speakable", \EveryValueIntent.speakable),
            IntentProperty("money", \EveryValueIntent.money),
            IntentProperty("mass", \EveryValueIntent.mass),
            IntentProperty("length", \EveryValueIntent.length),
            IntentProperty("speed", \EveryValueIntent.speed),
            IntentProperty("temperature", \EveryValueIntent.temperature),
            IntentProperty("energy", \EveryValueIntent.energy),
            IntentProperty("volume", \EveryValueIntent.volume),
            IntentProperty("kind", \EveryValueIntent.kind),
            IntentProperty("thing", \EveryValueIntent.thing),
            IntentProperty("size", \EveryValueIntent.size),
            IntentProperty("weekday", \EveryValueIntent.weekday),
            IntentProperty("strings", \EveryValueIntent.strings),
            IntentProperty("integers", \EveryValueIntent.integers, as: .integer),
            IntentProperty("sizes", \EveryValueIntent.sizes),
            IntentProperty("kinds", \EveryValueIntent.kinds),
        ]
    }
}

/// An enumeration whose “unknown” case was deleted.
enum Weekday: Int {
    case monday = 1
    case tuesday
}

extension Weekday: IntentEnumeration {}
