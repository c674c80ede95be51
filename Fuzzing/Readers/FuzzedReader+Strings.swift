// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists

extension FuzzedReader {
    /// A `.strings` file, of the old style or a property list.
    static let strings = FuzzedReader(name: "Strings", dictionary: "strings") { data in
        _ = accepted { () throws(StringsError) in try StringsReader.read(data, path: "F") }
    }

    /// A `.stringsdict` file.
    static let stringsdict = FuzzedReader(name: "Stringsdict", dictionary: "property-list") { data in
        _ = accepted { () throws(StringsError) in try StringsdictReader.read(data, path: "F") }
    }
}
