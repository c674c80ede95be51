// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Conditions under which an item may be read.
@available(
    *, unavailable, message: "Access control by passcode or biometrics does not exist here; use kSecAttrAccessible"
)
public final class SecAccessControl {}
