// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc

/// A way into the containers of a state folder, where apps put what they like: links too, which are not to be followed.
package struct ContainerWay: Hashable, Sendable {
    /// The folder of all containers, which is the system's.
    package let containers: String
    /// From there on, without `.` and `..`.
    package let path: String

    /// - Returns: Nil for a file that lies elsewhere.
    package init?(to file: URL) {
        let names = file.standardizedFileURL.path.split(separator: "/")
        for index in names.indices.dropLast() where names[index] == "Containers" {
            let root = "/" + names[..<index].joined(separator: "/")
            guard access("\(root)/beckon.sqlite", F_OK) == 0 else { continue }
            containers = "\(root)/Containers"
            path = names[(index + 1)...].joined(separator: "/")
            return
        }
        return nil
    }
}
