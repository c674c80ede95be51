// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes

extension ServeCommand {
    /// Those that systemd, or whoever started us, has left to us.
    static func controlGroups(warn: (String) -> Void) -> ControlGroups? {
        do throws(ControlGroupError) {
            return try ControlGroups.delegated()
        } catch {
            // From a terminal there are none, and nobody has to hear of it at each start.
            if case .refused = error { warn("\(error)") }
            return nil
        }
    }
}
