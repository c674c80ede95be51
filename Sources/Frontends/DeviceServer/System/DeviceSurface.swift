// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where suggestions are shown.
package enum DeviceSurface: Hashable, Sendable {
    case lock, search
}
