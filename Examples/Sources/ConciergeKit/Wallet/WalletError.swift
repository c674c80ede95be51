// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why money was not moved.
public enum WalletError: Error {
    /// There is no account or bill of that identifier.
    case unknown
    /// The account does not have as much.
    case insufficientFunds
}
