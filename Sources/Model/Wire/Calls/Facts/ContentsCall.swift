// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an app reports about its contents, so that they are found in search.
package enum ContentsCall: SystemCall {
    /// Keeps these, in place of those of the same identifiers.
    case index([ContentPayload])
    case delete([String])
    /// Those of these domains, and of the domains in them, which go on behind a dot.
    case deleteDomains([String])
    case deleteAll

    package typealias Reply = Done

    package var erased: AnySystemCall { .contents(self) }
}
