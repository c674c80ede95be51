// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The instruction set a program is made for: to Swift as Debian names it, to the world as `uname -m` does.
package enum BundleArchitecture: String, Hashable, Sendable, CaseIterable {
    case amd64 = "x86_64"
    case arm64 = "aarch64"

    /// The one this program itself was compiled for.
    package static var current: BundleArchitecture {
        #if arch(arm64)
        .arm64
        #else
        .amd64
        #endif
    }

    /// - Parameter machine: `e_machine` of an ELF header, as the generic ABI numbers it.
    package init?(machine: UInt16) {
        switch machine {
        case 62: self = .amd64
        case 183: self = .arm64
        default: return nil
        }
    }
}
