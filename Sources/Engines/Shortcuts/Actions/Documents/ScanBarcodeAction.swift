// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Reads a code on a picture: one that it is given, or one that the camera takes.
struct ScanBarcodeAction: EffectAction {
    static let definition = ActionDefinition(
        "scanbarcode", "Scan QR or Barcode", [.input],
        state: .partial("takes one picture with the camera instead of watching for a code"))

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input("WFInput", "WFImage") }

    func perform(_ context: inout RunContext) -> ActionStep {
        let pictures = Self.pictures(in: context.wholeContent(input))
        guard pictures.isEmpty else { return .each(pictures.map { .documents(.readBarcode($0)) }) }
        return .needs(.photos(.take(count: 1, isFront: false, showsPreview: true))) {
            result, _ throws(ShortcutFailure) in
            .each(Self.pictures(in: try result.content()).map { .documents(.readBarcode($0)) })
        }
    }

    private static func pictures(in content: Content) -> [ContentFile] {
        content.items.compactMap { item in
            guard case .file(let file) = item.value, FileTypes.conforms(file.type, to: .image) else { return nil }
            return file
        }
    }
}
