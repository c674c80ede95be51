// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import CoreLocation
import IntentValues
import AppFoundation

// What a property that always has a value holds before it is set.

extension String {
    static var blank: String { "" }
}

extension Bool {
    static var blank: Bool { false }
}

extension Int {
    static var blank: Int { 0 }
}

extension Date {
    static var blank: Date { .distantPast }
}

extension NSRange {
    static var blank: NSRange { NSRange(location: 0, length: 0) }
}

extension CLPlacemark {
    static var blank: CLPlacemark { CLPlacemark(PlacemarkValue()) }
}

extension CLLocation {
    static var blank: CLLocation { CLLocation(latitude: 0, longitude: 0) }
}

extension NSUserActivity {
    static var blank: NSUserActivity { NSUserActivity(activityType: "") }
}

extension DateComponents {
    static var blank: DateComponents { DateComponents() }
}

extension NSDecimalNumber {
    static var blank: NSDecimalNumber { .zero }
}

extension INImage {
    static var blank: INImage { INImage(named: "") }
}

extension INSpeakableString {
    static var blank: INSpeakableString { INSpeakableString(spokenPhrase: "") }
}

extension INDateComponentsRange {
    static var blank: INDateComponentsRange { INDateComponentsRange(start: nil, end: nil) }
}

extension INCurrencyAmount {
    static var blank: INCurrencyAmount { INCurrencyAmount(amount: .zero, currencyCode: "") }
}

#endif
