// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The instruction set a program is made for, named as `uname -m` has it.
package enum BundleArchitecture: String, Hashable, Sendable, CaseIterable {
    case x86_64  // swift-format-ignore: AlwaysUseLowerCamelCase
    case aarch64

    /// The one this program itself was compiled for.
    package static var current: BundleArchitecture {
        #if arch(arm64)
            .aarch64
        #else
            .x86_64
        #endif
    }

    /// - Parameter machine: `e_machine` of an ELF header, as the generic ABI numbers it.
    package init?(machine: UInt16) {
        switch machine {
        case 62: self = .x86_64
        case 183: self = .aarch64
        default: return nil
        }
    }
}
