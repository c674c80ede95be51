// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// What a request gives, piece by piece, up to the bound.
struct OutputGathering {
    private let limits: ProcessingLimits
    private var items: [ContentItem] = []
    private var bytes = 0

    init(limits: ProcessingLimits) { self.limits = limits }

    var content: Content { Content(items) }

    mutating func append(_ file: ContentFile) throws(ShortcutFailure) {
        try count(file.data.count)
        items.append(ContentItem(.file(file)))
    }

    mutating func append(_ text: String) throws(ShortcutFailure) {
        try count(text.utf8.count)
        items.append(ContentItem(.text(text)))
    }

    private mutating func count(_ more: Int) throws(ShortcutFailure) {
        guard more <= limits.outputBytes - bytes else { throw limits.overflow }
        bytes += more
        try limits.checkCancellation()
    }
}
