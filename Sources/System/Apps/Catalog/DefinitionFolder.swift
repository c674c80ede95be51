// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition

/// The definitions of a bundle, read with their translations.
enum DefinitionFolder {
    static func read(_ bundle: URL) throws(InstallError) -> [LocalizedDefinition] {
        []
    }
}
