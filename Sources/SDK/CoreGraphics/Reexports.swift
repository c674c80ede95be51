// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Points, sizes and rectangles are Foundation's on Linux.
@_exported public import Foundation
