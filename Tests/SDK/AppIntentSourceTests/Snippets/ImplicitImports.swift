// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// What the plugins import for an app's sources, which know Foundation alone.
@_exported import AppLanguage
@_exported import Foundation
