// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// What a process of an app says: messages among which there are calls.
package protocol CallingMessage: MessageFromProcess {
    static func call(id: Int, _ call: AnySystemCall) -> Self
}

extension MessageFromApp: CallingMessage {}
extension MessageFromExtension: CallingMessage {}
