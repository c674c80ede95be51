// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where a master key is kept.
enum MasterKeySource: String, Sendable {
    /// The Secret Service of the person's session, as GNOME Keyring and KWallet offer it.
    case secretService
    /// A file in the state folder that only the person may read.
    case file
}
