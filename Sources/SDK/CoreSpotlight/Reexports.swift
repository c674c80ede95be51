// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The attribute set of an activity is a property of this module's.
@_exported public import AppFoundation
@_exported public import Foundation
