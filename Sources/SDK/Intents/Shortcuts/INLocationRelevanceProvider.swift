// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// A place at which a shortcut is relevant.
open class INLocationRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
    /// The place; a circle, as other regions have no form outside the process.
    public let region: CLRegion

    /// Inside a region.
    public init(region: CLRegion) {
        self.region = region
        super.init()
    }

    override var payload: RelevantActionPayload.Relevance? {
        guard let circle = region as? CLCircularRegion else { return nil }
        return .region(
            latitude: circle.center.latitude, longitude: circle.center.longitude, radius: circle.radius,
            identifier: circle.identifier)
    }

    /// Decodes an archive from ``INRelevanceProvider/encode(with:)``; nil if it has another kind.
    public required init?(coder: NSCoder) {
        guard let relevance = coder.decodeJSON(RelevantActionPayload.Relevance.self),
            case .region(let latitude, let longitude, let radius, let identifier) = relevance
        else { return nil }
        region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), radius: radius,
            identifier: identifier)
        super.init()
    }
}
