// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What members of archives are, as the system numbers it.
enum MemberKind {
    /// `S_IFREG`
    static let file: UInt32 = 0o100000
    /// `S_IFDIR`
    static let folder: UInt32 = 0o040000
}
