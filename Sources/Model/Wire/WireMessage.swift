// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One frame's content between the system and an extension.
///
/// The extension speaks first with ``hello``. Requests are numbered by the
/// system; replies carry the request's number and may come in any order. The
/// other way round, a process makes calls with numbers of its own, before its
/// hello too, and the system gives each its result.
package enum WireMessage: Hashable, Sendable {
    /// From the extension once it is ready to be asked.
    case hello(version: Int, language: String?)
    case request(id: Int, ExtensionRequest)
    case reply(id: Int, ExtensionReply)
    /// A mistake of the extension's code that did not stop it, in one sentence:
    /// a completion called twice, say.
    case fault(id: Int, text: String)
    /// From a process to the system.
    case call(id: Int, SystemCall)
    /// From the system, with the call's number.
    case result(id: Int, SystemResult)
}
