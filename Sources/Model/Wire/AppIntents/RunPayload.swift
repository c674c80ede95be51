// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The run of an App Intent, or of the action that finds an entity's things, as the system counts it.
package struct RunPayload: Hashable, Sendable, Codable {
    /// The runtime's name of the Swift type, such as `3App5OrderV`.
    package var mangledName: String
    /// The same for all that is asked of one run; another of the process's has another.
    package var number: Int
    /// Whether the app is in front.
    package var isInFront: Bool
    /// What is to be found, where the type is an entity; nil for an intent.
    package var search: SearchPayload?

    package init(of mangledName: String, number: Int, isInFront: Bool = false, search: SearchPayload? = nil) {
        self.mangledName = mangledName
        self.number = number
        self.isInFront = isInFront
        self.search = search
    }
}
