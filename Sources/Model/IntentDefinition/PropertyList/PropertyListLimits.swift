// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a property list may cost before it is refused.
///
/// The largest definition seen in public has 161 kB and is 10 levels deep.
struct PropertyListLimits: Sendable {
    /// The size of the file, in bytes.
    var size = 16 << 20
    /// Containers inside containers.
    var depth = 64
    /// Values in the whole list, containers included.
    var values = 1_000_000
}
