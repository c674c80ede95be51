// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import ExtensionHost
import Keychain
import Wire

/// A system that has a keychain and nothing else.
struct KeychainServices: SystemServices {
    let keychain: Keychain

    func answer(_ call: SystemCall, from identity: BundleIdentity) async -> SystemResult {
        switch call {
        case .keychain(let request): .keychain(await keychain.answer(request, from: identity))
        default: .refusal(CallRefusal(.unavailable, "only the keychain is measured"))
        }
    }
}
