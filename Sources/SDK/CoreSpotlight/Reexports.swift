// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_exported public import Foundation
// The attribute set of an activity is a property of this module's.
@_exported public import UserActivity
