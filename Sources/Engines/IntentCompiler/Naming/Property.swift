// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A stored property of a generated class.
struct Property {
    let name: SwiftName
    let type: SwiftType
}
