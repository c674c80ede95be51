// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
public import UniformTypeIdentifiers
package import Wire

/// What search knows and shows of something in an app.
///
/// Of an activity's set the system takes ``contentDescription``, ``thumbnailData``, ``thumbnailURL``, ``keywords``,
/// ``title``, ``displayName`` and ``relatedUniqueIdentifier``; the rest stays in the process.
open class CSSearchableItemAttributeSet: NSObject, NSCopying {
    /// The uniform type identifier of the content, such as `public.text`.
    open var contentType: String?
    /// The content's type and those it conforms to.
    open var contentTypeTree: [String]?
    /// What a person reads in search.
    open var title: String?
    /// What a person reads in place of the title.
    open var displayName: String?
    /// Other names the content is found by.
    open var alternateNames: [String]?
    /// A sentence or two below the title.
    open var contentDescription: String?
    /// Words under which the content is found.
    open var keywords: [String]?
    /// A picture, as PNG or JPEG.
    open var thumbnailData: Data?
    /// The file of a picture.
    open var thumbnailURL: URL?
    /// The content's own address.
    open var contentURL: URL?
    /// Where the content's file lies.
    open var path: String?
    /// The item of the app's index that shows the same content.
    open var relatedUniqueIdentifier: String?
    /// A name that is the same wherever the content is found.
    open var identifier: String?
    /// The app's own grouping of its content.
    open var domainIdentifier: String?
    /// Who has the right to the content.
    open var creator: String?
    /// When the content was made.
    open var contentCreationDate: Date?
    /// When the content was changed last.
    open var contentModificationDate: Date?
    /// When a person used the content last.
    open var lastUsedDate: Date?
    /// When something that is planned begins.
    open var startDate: Date?
    /// When something that is planned ends.
    open var endDate: Date?
    /// Degrees north.
    open var latitude: NSNumber?
    /// Degrees east.
    open var longitude: NSNumber?
    /// Telephone numbers that search offers to call.
    open var phoneNumbers: [String]?
    /// Whether search offers to call.
    open var supportsPhoneCall: NSNumber?
    /// Whether search offers the way there.
    open var supportsNavigation: NSNumber?
    /// The content's text, to be searched in.
    open var textContent: String?
    /// What somebody noted about the content.
    open var comment: String?
    /// Who sings or plays it.
    open var artist: String?
    /// Where it was sung or played first.
    open var album: String?
    /// What the place is called.
    open var namedLocation: String?
    /// The city.
    open var city: String?
    /// The state or province.
    open var stateOrProvince: String?
    /// The country.
    open var country: String?

    /// Attributes of content of a type.
    ///
    /// - Parameter itemContentType: A uniform type identifier, such as `kUTTypeText`.
    public init(itemContentType: String) { contentType = itemContentType }

    /// Attributes of any content.
    public convenience override init() { self.init(itemContentType: UTType.item.identifier) }

    /// Attributes of content of a type.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }

    /// Attributes with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CSSearchableItemAttributeSet(itemContentType: contentType ?? "public.item")
        copy.take(
            from: self, \.contentType, \.contentTypeTree, \.title, \.displayName, \.alternateNames,
            \.contentDescription,
            \.keywords, \.thumbnailData, \.thumbnailURL, \.contentURL, \.path, \.relatedUniqueIdentifier, \.identifier,
            \.domainIdentifier, \.creator, \.contentCreationDate, \.contentModificationDate, \.lastUsedDate,
            \.startDate, \.endDate, \.latitude, \.longitude, \.phoneNumbers, \.supportsPhoneCall, \.supportsNavigation,
            \.textContent, \.comment, \.artist, \.album, \.namedLocation, \.city, \.stateOrProvince, \.country)
        return copy
    }
}

extension CSSearchableItemAttributeSet: ActivityPayloadWriting {
    package func write(into payload: inout ActivityPayload) {
        var attributes = ActivityPayload.Attributes(
            description: contentDescription, thumbnail: thumbnailData, keywords: keywords ?? [])
        attributes.title = title
        attributes.displayName = displayName
        attributes.thumbnailURL = thumbnailURL
        attributes.relatedUniqueIdentifier = relatedUniqueIdentifier
        payload.attributes = attributes
    }

    /// Attributes that traveled with an activity.
    convenience init(_ attributes: ActivityPayload.Attributes) {
        self.init(itemContentType: "public.item")
        title = attributes.title
        displayName = attributes.displayName
        contentDescription = attributes.description
        thumbnailData = attributes.thumbnail
        thumbnailURL = attributes.thumbnailURL
        keywords = attributes.keywords.isEmpty ? nil : attributes.keywords
        relatedUniqueIdentifier = attributes.relatedUniqueIdentifier
    }
}

extension CSSearchableItemAttributeSet: ActivityAttachmentCopying {
    package func copiedAttachment() -> Any { copy() }
}
