// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A source file that says only `import UIKit` sees these on Apple's systems too.
@_exported public import AppFoundation
@_exported public import AppGroups
@_exported public import AppLanguage
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import QuartzCore

// Foundation has a class of this name that cannot be used; what is imported by name comes first.
@_exported public import class AppLanguage.PersonNameComponentsFormatter
