// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Foundation has the class on Apple's systems.
@_exported public import Foundation
