// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UserActivity
package import Wire

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

    /// Attributes that travelled with an activity.
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
