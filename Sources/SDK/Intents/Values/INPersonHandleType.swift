// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The kind of a person's address.
public enum INPersonHandleType: Int, Sendable {
    /// An address of a service's own.
    case unknown = 0
    /// An e-mail address.
    case emailAddress
    /// A phone number.
    case phoneNumber
}
