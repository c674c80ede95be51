// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What the plugins import for an app's sources, which know Foundation alone.
@_exported import AppLanguage
// What a package has that enables the trait of the macros.
@_exported import DeclaredMacros
@_exported import Foundation
