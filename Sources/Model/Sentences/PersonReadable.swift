// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person reads in their own language; an error beside whose cases its words stand.
package protocol PersonReadable: CustomStringConvertible {
    /// Lower case and without a full stop, where it may be part of another.
    var sentence: Sentence { get }
}

extension PersonReadable {
    /// In English, for logs and for programs.
    package var description: String { sentence.description }
}
