// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension ServiceArea {
    /// Whether a ride can begin or end at a place.
    func resolve(_ placemark: CLPlacemark?) -> INPlacemarkResolutionResult {
        guard let placemark else { return .needsValue() }
        switch match(placemark) {
        case .inside(let place): return .success(with: place)
        case .several(let places): return .disambiguation(with: places)
        case .outside: return .unsupported()
        }
    }
}
