// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds classes that an Info.plist or an app names.
enum ClassLookup {
    /// Where a name is written, for the message to the developer.
    struct Place {
        let description: String

        init(_ description: String) { self.description = description }

        static func / (place: Place, key: String) -> Place { Place("\(place.description) > \(key)") }
    }

    /// - Throws: ``AppMisconfiguration`` when there is no such class.
    static func find(_ name: String, under place: Place) throws(AppMisconfiguration) -> AnyClass {
        guard let found = NSClassFromString(name) else {
            throw AppMisconfiguration(
                "\(place.description) names ‘\(name)’, and there is no such class; "
                    + "write it as $(PRODUCT_MODULE_NAME).Class, where the class is one of the app's own target")
        }
        return found
    }
}

/// Why an app cannot run: the key of its Info.plist, the reason, and how to fix it.
struct AppMisconfiguration: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
