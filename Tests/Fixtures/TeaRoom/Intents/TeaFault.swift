// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What may go wrong, each saying what it is in its way.
enum TeaFault: Error, CustomLocalizedStringResourceConvertible {
    case noWater
    var localizedStringResource: LocalizedStringResource { "There is no water." }
}

struct PlainFault: Error {}

struct DescribedFault: LocalizedError {
    var errorDescription: String? { "The kettle is cold." }
}
