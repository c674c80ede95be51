// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a picture's file tells besides the pixels.
struct PictureDetails {
    /// What the camera wrote.
    var exif: ExifBlock?
    /// What the colors mean: an ICC profile in Base64, as gdk-pixbuf has it.
    var colorProfile: String?
}
