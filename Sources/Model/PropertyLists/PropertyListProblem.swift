// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that keeps bytes from being a property list, or a part of one from counting.
package struct PropertyListProblem: Error, Hashable {
    package var location: PropertyListLocation
    /// What is wrong, lower case, without a full stop.
    package var message: String
    /// What to write instead, lower case.
    package var mend: String

    package init(at location: PropertyListLocation, _ message: String, mend: String) {
        self.location = location
        self.message = message
        self.mend = mend
    }
}
