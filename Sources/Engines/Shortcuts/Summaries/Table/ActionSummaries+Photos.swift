// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of photos.
    static let photos = ActionSummaries(
        .photos,
        [
            .init("deletephotos", "Delete the photos {photos}"),
            .init(
                "filter.photos",
                """
                Find photos[ in {WFContentItemInputParameter}][ where {WFContentItemFilter}][, sorted by \
                {WFContentItemSortProperty}[ ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, \
                at most {WFContentItemLimitNumber}]
                """),
            .init(
                "getlastphoto",
                """
                Get the latest {WFGetLatestPhotoCount} photos[WFGetLatestPhotosActionIncludeScreenshots=no: \
                without screenshots]
                """, output: "Latest Photos"),
            .init(
                "getlastscreenshot",
                "Get the latest {WFGetLatestPhotoCount} screenshots", output: "Latest Screenshots"),
            .init(
                "savetocameraroll",
                "Save {WFInput} to the photo album[ {WFCameraRollSelectedGroup}]", output: "Saved Photo Media"),
            .init(
                "selectphoto",
                """
                Let me choose [WFSelectMultiplePhotos=yes:photos][WFSelectMultiplePhotos=no:a photo][ of \
                {WFPhotoPickerTypes}]
                """, output: "Photos"),
            .init(
                "takephoto",
                """
                Take {WFPhotoCount} photos with the {WFCameraCaptureDevice} \
                camera[WFCameraCaptureShowPreview=no: without a preview]
                """, output: "Photo"),
        ],
        parameters: [
            .init("WFCameraCaptureDevice", "Camera", standard: "Back"),
            .init("WFCameraCaptureShowPreview", "Preview", standard: "yes"),
            .init("WFCameraRollSelectedGroup", "Album", standard: "Recents"),
            .init("WFGetLatestPhotoCount", "Count", standard: "1"),
            .init("WFGetLatestPhotosActionIncludeScreenshots", "Screenshots", standard: "yes"),
            .init("WFInputPhotos", "Photos", options: .quiet),
            .init("WFPhotoCount", "Count", standard: "1"),
            .init("WFPhotoPickerTypes", "Kinds"),
            .init("WFSelectMultiplePhotos", "Several", standard: "no"),
            .init("photos", "Photos", also: ["WFInputPhotos", "WFInput"], options: .input),
        ])
}
