// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentValue {
    /// The bytes of all texts by which a person or an app knows the value; pictures and files do not count.
    package var textSize: Int {
        switch self {
        case .string(let text): text.utf8.count
        case .url(let url): url.absoluteString.utf8.count
        case .file(let file): file.filename.utf8.count
        case .speakableString(let speakable): speakable.textSize
        case .person(let person): person.textSize
        case .placemark(let place): place.textSize
        case .currency(let money): money.code.utf8.count
        case .measurement(let measurement): measurement.unit.utf8.count
        case .object(let object): object.textSize
        case .array(let elements): elements.reduce(0) { $0 + $1.textSize }
        case .integer, .decimal, .boolean, .timeInterval, .dateComponents, .enumeration: 0
        }
    }
}

extension SpeakableStringValue {
    fileprivate var textSize: Int { [identifier, spokenPhrase, pronunciationHint].textSize }
}

extension PersonValue {
    fileprivate var textSize: Int {
        [displayName, handle?.value, handle?.label, contactIdentifier, customIdentifier, relationship].textSize
            + (aliases ?? []).reduce(0) { $0 + [$1.value, $1.label].textSize }
            + (siriMatches ?? []).reduce(0) { $0 + $1.textSize }
    }
}

extension PlacemarkValue {
    fileprivate var textSize: Int {
        [
            name, thoroughfare, subThoroughfare, locality, subLocality, administrativeArea, subAdministrativeArea,
            postalCode, isoCountryCode, country,
        ].textSize
    }
}

extension ObjectValue {
    fileprivate var textSize: Int {
        [typeName, identifier, displayString, pronunciationHint, subtitle].textSize
            + alternatives.reduce(0) { $0 + $1.textSize }
            + properties.reduce(0) { $0 + $1.key.utf8.count + $1.value.textSize }
    }
}

extension [String?] {
    fileprivate var textSize: Int { reduce(0) { $0 + ($1?.utf8.count ?? 0) } }
}
