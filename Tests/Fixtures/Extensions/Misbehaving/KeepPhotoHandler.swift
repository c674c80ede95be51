// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// Reads a photo from its first byte to its last, and gives back one of its own.
final class KeepPhotoHandler: NSObject, KeepPhotoIntentHandling {
    func resolvePhoto(for intent: KeepPhotoIntent) async -> INFileResolutionResult {
        intent.photo.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: KeepPhotoIntent) async -> KeepPhotoIntentResponse {
        guard let photo = intent.photo else { return KeepPhotoIntentResponse(code: .failure, userActivity: nil) }
        let bytes = photo.data
        let sum = bytes.withUnsafeBytes { $0.reduce(UInt64(0)) { $0 &+ UInt64($1) } }
        let response = KeepPhotoIntentResponse(code: .success, userActivity: nil)
        response.what = "\(bytes.count) bytes, \(sum)"
        // A small photo comes back turned around, another as it is.
        response.kept =
            bytes.count > 1 << 20
            ? photo
            : INFile(data: Data(bytes.reversed()), filename: "kept.bin", typeIdentifier: photo.typeIdentifier)
        return response
    }
}
