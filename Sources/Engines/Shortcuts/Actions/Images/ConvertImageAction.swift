// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Makes pictures of another type.
struct ConvertImageAction: EffectAction {
    static let definition = ActionDefinition(
        "image.convert", "Convert Image",
        [
            .input, .choice("WFImageFormat", types.map(\.name) + ["Match Input"], standard: "JPEG"),
            .number("WFImageCompressionQuality"), .flag("WFImagePreserveMetadata"),
        ])

    private static let types: [(name: String, type: String)] = [
        ("TIFF", "public.tiff"), ("GIF", "com.compuserve.gif"), ("PNG", "public.png"), ("JPEG", "public.jpeg"),
        ("BMP", "com.microsoft.bmp"), ("PDF", "com.adobe.pdf"), ("HEIF", "public.heic"),
        ("JPEG-2000", "public.jpeg-2000"),
    ]

    private static let standardQuality = 0.75

    private let input: Operand
    private let format: ChosenValue
    private let quality: Operand?
    private let keepsMetadata: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input("WFInput", "WFImage")
        format = parameters.choice("WFImageFormat")
        quality = parameters.operand("WFImageCompressionQuality")
        keepsMetadata = parameters.operand("WFImagePreserveMetadata")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let name = try format.value(in: context)
        let type = Self.types.first { $0.name == name }?.type
        let quality = min(max(context.number(quality, default: Self.standardQuality), 0), 1)
        let keepsMetadata = context.flag(keepsMetadata, default: true)
        return try FileGathering.files(.pictures, in: context.wholeContent(input), &context) { pictures, _ in
            guard let type else {
                return .each(
                    pictures.map {
                        .images(.convert([$0], type: $0.type, quality: quality, keepsMetadata: keepsMetadata))
                    })
            }
            return .needs(.images(.convert(pictures, type: type, quality: quality, keepsMetadata: keepsMetadata)))
        }
    }
}
