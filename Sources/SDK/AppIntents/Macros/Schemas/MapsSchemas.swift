// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of maps.
    public protocol MapsIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.MapsIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of maps.
    public static var maps: some AppSchema.MapsIntent { AppSchema.Intent() }
}

extension AppSchema.MapsIntent {
    /// `maps.addNavigationWaypoints`.
    public var addNavigationWaypoints: some AppSchemaIntent { AppSchema.Intent() }
    /// `maps.reportIncident`.
    public var reportIncident: some AppSchemaIntent { AppSchema.Intent() }
    /// `maps.shareETA`.
    public var shareETA: some AppSchemaIntent { AppSchema.Intent() }
    /// `maps.startNavigation`.
    public var startNavigation: some AppSchemaIntent { AppSchema.Intent() }
    /// `maps.stopNavigation`.
    public var stopNavigation: some AppSchemaIntent { AppSchema.Intent() }
    /// `maps.stopShareETA`.
    public var stopShareETA: some AppSchemaIntent { AppSchema.Intent() }
    /// `maps.updateNavigationWaypoints`.
    public var updateNavigationWaypoints: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of maps.
    public protocol MapsEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.MapsEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of maps.
    public static var maps: some AppSchema.MapsEntity { AppSchema.Entity() }
}

extension AppSchema.MapsEntity {
    /// `maps.currentLocation`.
    public var currentLocation: some AppSchemaEntity { AppSchema.Entity() }
    /// `maps.navigationSession`.
    public var navigationSession: some AppSchemaEntity { AppSchema.Entity() }
    /// `maps.operatingHours`.
    public var operatingHours: some AppSchemaEntity { AppSchema.Entity() }
    /// `maps.operatingTimeRange`.
    public var operatingTimeRange: some AppSchemaEntity { AppSchema.Entity() }
    /// `maps.place`.
    public var place: some AppSchemaEntity { AppSchema.Entity() }
    /// `maps.rating`.
    public var rating: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of maps.
    public protocol MapsEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.MapsEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of maps.
    public static var maps: some AppSchema.MapsEnum { AppSchema.Enum() }
}

extension AppSchema.MapsEnum {
    /// `maps.amenity`.
    public var amenity: some AppSchemaEnum { AppSchema.Enum() }
    /// `maps.incident`.
    public var incident: some AppSchemaEnum { AppSchema.Enum() }
    /// `maps.navigationPreferences`.
    public var navigationPreferences: some AppSchemaEnum { AppSchema.Enum() }
    /// `maps.operatingStatus`.
    public var operatingStatus: some AppSchemaEnum { AppSchema.Enum() }
    /// `maps.priceRange`.
    public var priceRange: some AppSchemaEnum { AppSchema.Enum() }
    /// `maps.ratingDescriptor`.
    public var ratingDescriptor: some AppSchemaEnum { AppSchema.Enum() }
    /// `maps.transportType`.
    public var transportType: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
