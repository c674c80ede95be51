// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import UniformTypeIdentifiers

struct ConvertPictureIntent: AppIntent {
    static let title: LocalizedStringResource = "Convert Picture"
    static let description = IntentDescription(
        """
        Converts a picture, and gives it back.

        Nothing leaves the device.
        """,
        categoryName: "Pictures",
        searchKeywords: ["image", "photo"],
        resultValueName: "Converted Picture"
    )

    @Parameter(
        title: "Picture", description: "The picture to convert", supportedTypeIdentifiers: ["public.image"],
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var picture: IntentFile

    @Parameter(title: "Others", supportedContentTypes: [.png, .jpeg])
    var others: [IntentFile]?

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        let name = (picture.filename as NSString).deletingPathExtension
        var result = IntentFile(data: picture.data, filename: "\(name).png", type: .png)
        result.removedOnCompletion = true
        if let url = picture.fileURL { _ = IntentFile(fileURL: url, filename: "copy.png", type: .png) }
        return .result(value: result)
    }
}
