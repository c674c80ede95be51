// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of pictures.
    static let images = ActionSummaries(
        .images,
        [
            .init("detect.images", "Get the images in {WFInput}", output: "Images"),
            .init("extracttextfromimage", "Get the text in {WFImage}"),
            .init(
                "filter.images",
                """
                Keep the images in {WFContentItemInputParameter}[ where {WFContentItemFilter}][, sorted by \
                {WFContentItemSortProperty}[ ({WFContentItemSortOrder})]][WFContentItemLimitEnabled=yes:, \
                at most {WFContentItemLimitNumber}]
                """),
            .init("getframesfromimage", "Get the frames of {WFImage}", output: "Frames from Image"),
            .init(
                "image.combine",
                "Combine {WFInput} {WFImageCombineMode}[ with spacing {WFImageCombineSpacing}]",
                output: "Combined Image"),
            .init(
                "image.convert",
                """
                Convert {WFInput} to {WFImageFormat}[ with quality \
                {WFImageCompressionQuality}][WFImagePreserveMetadata=no: without metadata]
                """, output: "Converted Image"),
            .init(
                "image.crop",
                """
                Crop {WFInput} to {WFImageCropWidth} × {WFImageCropHeight} at [WFImageCropPosition=Custom:\
                {WFImageCropX}, {WFImageCropY}][WFImageCropPosition!=Custom:{WFImageCropPosition}]
                """, output: "Cropped Image"),
            .init("image.flip", "Flip {WFInput} {WFImageFlipDirection}", output: "Flipped Image"),
            .init(
                "image.mask",
                """
                Mask {WFInput} with [WFMaskType=Custom Image:{WFCustomMaskImage}][WFMaskType!=Custom \
                Image:{WFMaskType}][ of radius {WFMaskCornerRadius}]
                """, output: "Masked Image"),
            .init(
                "image.resize",
                """
                Resize {WFImage} to [WFImageResizeKey=Size:{WFImageResizeWidth} × \
                {WFImageResizeHeight}][WFImageResizeKey=Percentage:{WFImageResizePercentage} \
                %][WFImageResizeKey=Longest Edge:{WFImageResizeLength} along its longest edge]
                """, output: "Resized Image"),
            .init("image.rotate", "Rotate {WFImage} by {WFImageRotateAmount} degrees", output: "Rotated Image"),
            .init(
                "makegif",
                """
                Make a GIF from {WFInput} with {WFMakeGIFActionDelayTime} seconds per \
                picture[WFMakeGIFActionLoopEnabled=no:, played {WFMakeGIFActionLoopCount} \
                times][WFMakeGIFActionAutoSize=no:, {WFMakeGIFActionManualSizeWidth} × \
                {WFMakeGIFActionManualSizeHeight} large]
                """, output: "GIF"),
            .init(
                "overlayimageonimage",
                """
                Lay {WFImage} over {WFInput}[WFShouldShowImageEditor=no: at [WFImagePosition=Custom:\
                {WFImageX}, {WFImageY}][WFImagePosition!=Custom:{WFImagePosition}]]
                """, output: "Overlaid Image"),
            .init("overlaytext", "Write {WFText} on {WFImage}[ at {WFTextPosition}]"),
            .init("properties.images", "Get the {WFContentItemPropertyName} of {WFInput}"),
        ],
        parameters: [
            .init("WFCustomMaskImage", "Mask Image", when: "WFMaskType=Custom Image"),
            .init("WFFont", "Font"),
            .init("WFImage", "Image", also: ["WFInput"], options: .input),
            .init("WFImageCombineDirection", "Direction", options: .quiet),
            .init("WFImageCombineMode", "Arrangement", standard: "Horizontally", also: ["WFImageCombineDirection"]),
            .init("WFImageCombineSpacing", "Spacing", standard: "0"),
            .init("WFImageCompressionQuality", "Quality", when: "WFImageFormat=JPEG;JPEG-2000;HEIF"),
            .init("WFImageCropHeight", "Height", standard: "100"),
            .init("WFImageCropPosition", "Position", standard: "Center"),
            .init("WFImageCropWidth", "Width", standard: "100"),
            .init("WFImageCropX", "X", standard: "0", when: "WFImageCropPosition=Custom"),
            .init("WFImageCropY", "Y", standard: "0", when: "WFImageCropPosition=Custom"),
            .init("WFImageFlipDirection", "Direction", standard: "Horizontal"),
            .init("WFImageFormat", "Format", standard: "JPEG"),
            .init("WFImageHeight", "Height"),
            .init("WFImagePosition", "Position", standard: "Center"),
            .init("WFImagePreserveMetadata", "Metadata", standard: "yes"),
            .init("WFImageResizeHeight", "Height", standard: "automatic", when: "WFImageResizeKey=Size"),
            .init("WFImageResizeKey", "Resize", standard: "Size"),
            .init("WFImageResizeLength", "Length", standard: "640", when: "WFImageResizeKey=Longest Edge"),
            .init("WFImageResizePercentage", "Percentage", standard: "100", when: "WFImageResizeKey=Percentage"),
            .init("WFImageResizeWidth", "Width", standard: "640", when: "WFImageResizeKey=Size"),
            .init("WFImageRotateAmount", "Degrees", standard: "90"),
            .init("WFImageWidth", "Width"),
            .init("WFImageX", "X", standard: "0", when: "WFImagePosition=Custom"),
            .init("WFImageY", "Y", standard: "0", when: "WFImagePosition=Custom"),
            .init("WFMakeGIFActionAutoSize", "Size of Pictures", standard: "yes"),
            .init("WFMakeGIFActionDelayTime", "Seconds per Picture", standard: "0.2"),
            .init("WFMakeGIFActionLoopCount", "Times", when: "WFMakeGIFActionLoopEnabled=no"),
            .init("WFMakeGIFActionLoopEnabled", "Loop", standard: "yes"),
            .init("WFMakeGIFActionManualSizeHeight", "Height", when: "WFMakeGIFActionAutoSize=no"),
            .init("WFMakeGIFActionManualSizeWidth", "Width", when: "WFMakeGIFActionAutoSize=no"),
            .init("WFMaskCornerRadius", "Radius", when: "WFMaskType=Rounded Rectangle"),
            .init("WFMaskType", "Mask", standard: "Rounded Rectangle"),
            .init("WFOverlayImageOpacity", "Opacity", standard: "100", when: "WFShouldShowImageEditor=no"),
            .init("WFPercentageFontSize", "Font Size"),
            .init("WFPercentageTextOffset", "Distance"),
            .init("WFPercentageTextStrokeWidth", "Outline Width"),
            .init("WFRotation", "Rotation", standard: "0", when: "WFShouldShowImageEditor=no"),
            .init("WFShouldShowImageEditor", "Image Editor", standard: "yes", options: .quiet),
            .init("WFTextAlignment", "Alignment", standard: "Center"),
            .init("WFTextColor", "Color"),
            .init("WFTextOutlineEnabled", "Outline", standard: "yes"),
            .init("WFTextPosition", "Position", standard: "Bottom Center", options: .named),
            .init("WFTextRotation", "Rotation", standard: "0"),
            .init("WFTextStrokeColor", "Outline Color", when: "WFTextOutlineEnabled=yes"),
        ])
}
