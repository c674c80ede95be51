// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An enumeration of an intent definition; 0 stands for “not set”.
@_spi(Generated) public protocol IntentEnumeration: RawRepresentable where RawValue == Int {}
