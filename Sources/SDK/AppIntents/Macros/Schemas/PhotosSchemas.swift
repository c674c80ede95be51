// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for photos.
    public protocol PhotosIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PhotosIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for photos.
    public static var photos: some AppSchema.PhotosIntent { AppSchema.Intent() }
}

extension AppSchema.PhotosIntent {
    /// `photos.addAssetsToAlbum`.
    public var addAssetsToAlbum: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.cleanupPhoto`.
    public var cleanupPhoto: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.copyEdits`.
    public var copyEdits: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.createAlbum`.
    public var createAlbum: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.createAssets`.
    public var createAssets: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.crop`.
    public var crop: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.deleteAlbum`.
    public var deleteAlbum: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.deleteAssets`.
    public var deleteAssets: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.duplicateAssets`.
    public var duplicateAssets: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.openAlbum`.
    public var openAlbum: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.openAsset`.
    public var openAsset: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.pasteEdits`.
    public var pasteEdits: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.postToSharedAlbum`.
    public var postToSharedAlbum: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.removeAssetsFromAlbum`.
    public var removeAssetsFromAlbum: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.search`.
    public var search: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.setDepth`.
    public var setDepth: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.setExposure`.
    public var setExposure: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.setFilter`.
    public var setFilter: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.setRotation`.
    public var setRotation: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.setSaturation`.
    public var setSaturation: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.setWarmth`.
    public var setWarmth: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.straighten`.
    public var straighten: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.toggleDepth`.
    public var toggleDepth: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.toggleSuggestedEdits`.
    public var toggleSuggestedEdits: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.updateAlbum`.
    public var updateAlbum: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.updateAsset`.
    public var updateAsset: some AppSchemaIntent { AppSchema.Intent() }
    /// `photos.updateRecognizedPerson`.
    public var updateRecognizedPerson: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of apps for photos.
    public protocol PhotosEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PhotosEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for photos.
    public static var photos: some AppSchema.PhotosEntity { AppSchema.Entity() }
}

extension AppSchema.PhotosEntity {
    /// `photos.album`.
    public var album: some AppSchemaEntity { AppSchema.Entity() }
    /// `photos.asset`.
    public var asset: some AppSchemaEntity { AppSchema.Entity() }
    /// `photos.recognizedPerson`.
    public var recognizedPerson: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of apps for photos.
    public protocol PhotosEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.PhotosEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of apps for photos.
    public static var photos: some AppSchema.PhotosEnum { AppSchema.Enum() }
}

extension AppSchema.PhotosEnum {
    /// `photos.albumType`.
    public var albumType: some AppSchemaEnum { AppSchema.Enum() }
    /// `photos.assetType`.
    public var assetType: some AppSchemaEnum { AppSchema.Enum() }
    /// `photos.filterType`.
    public var filterType: some AppSchemaEnum { AppSchema.Enum() }
    /// `photos.rotationDirection`.
    public var rotationDirection: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
