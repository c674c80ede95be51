// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an action has to do with, as an editor groups actions.
package enum ActionCategory: String, CaseIterable, Sendable {
    case text, numbers, dates, lists, dictionaries, variables
    /// If, repeat and menus.
    case control
    case prompts, scripting, web, files, documents, images, photos, media, contacts, sharing, device
    /// What apps keep of the person.
    case libraries
}
