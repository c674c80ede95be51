// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What folders have in them, in place of the folders.
enum FolderOpening {
    static func step(_ effect: Effect) -> ActionStep {
        .needs(effect) { result, _ throws(ShortcutFailure) in
            let content = try result.content()
            let folders = content.items.compactMap { item -> ContentFile? in
                guard case .file(let file) = item.value, file.type == "public.folder" else { return nil }
                return file
            }
            guard !folders.isEmpty, folders.count == content.count else { return .done(content) }
            return .each(folders.map { .files(.listFolder($0, path: nil, isDeep: false)) })
        }
    }
}
