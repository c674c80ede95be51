// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// Templates of one language that were just kept.
package struct KeptTemplates: Sendable {
    /// A BCP 47 tag.
    package var language: String
    /// How many groups of templates there are.
    package var groups: Int
    /// What the language goes without.
    package var problems: [TemplateError]
}
