// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that is done with the person's photos or with a camera.
package enum PhotoRequest: Codable, Sendable {
    /// What of the photos is meant.
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case images = "Images"
        case videos = "Videos"
        case livePhotos = "Live Photos"
        case screenshots = "Screenshots"
    }

    /// Those taken last, the last one first.
    case latest(count: Int, [Kind])
    case choose(allowsSeveral: Bool, [Kind])
    /// Into an album; nil is all photos.
    case save([ContentFile], album: String?)
    case delete([ContentFile])
    /// With the camera that looks at the person, or the other one.
    case take(count: Int, isFront: Bool, showsPreview: Bool)
}
