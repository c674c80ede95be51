// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What Foundation has on Apple's systems and lacks here: seen by the whole target as soon as one of its files,
// such as a generated one, says `import Intents`.
@_exported public import AppFoundation
@_exported public import AppGroups
@_exported public import AppLanguage
// A source file that says only `import Intents` sees these two on Apple's systems too.
@_exported public import CoreLocation
@_exported public import Foundation

// Foundation has a class of this name that cannot be used; what is imported by name comes first.
@_exported public import class AppLanguage.PersonNameComponentsFormatter
