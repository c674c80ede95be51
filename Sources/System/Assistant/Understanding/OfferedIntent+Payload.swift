// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
import IntentDefinition
package import IntentValues
package import Wire

extension OfferedIntent {
    /// The intent as a process is asked about it outside of a conversation.
    package func payload(_ values: [String: IntentValue] = [:]) -> IntentPayload {
        let run = declaration.appIntent.map { RunPayload(of: $0.mangledName, number: 0) }
        return IntentPayload(className: qualifiedClassName, run: run, values: values)
    }
}
