// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A definition with one intent, to be edited.
package enum NewDefinition {
    /// The file, in XML as Xcode writes it.
    package static var text: String { ProjectTemplate.text("Definition/App.intentdefinition") + "\n" }
}
