// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CLinux
import Foundation
import Glibc

extension Disk {
    /// Where the older of two folders is while the newer one goes to its place.
    static let asideSuffix = "old"

    /// Puts a folder in the place of another in one step, so that nobody ever
    /// sees half of it. The older one is where the newer was then, to be removed with what is around it.
    static func replace(_ place: URL, with staged: URL) throws(InstallError) {
        guard exists(place) else {
            return try move(staged, to: place)
        }
        if beckon_exchange(staged.path, place.path) == 0 { return }
        // Some file systems cannot exchange two entries: then there is a moment
        // with neither, and the older one comes back if the newer cannot go in.
        // Beside its place, where it is looked for after a crash.
        let aside = place.appendingPathExtension(asideSuffix)
        try remove(aside)
        try move(place, to: aside)
        do {
            try move(staged, to: place)
        } catch {
            try move(aside, to: place)
            throw error
        }
        try remove(aside)
    }

    static func move(_ item: URL, to place: URL) throws(InstallError) {
        guard rename(item.path, place.path) == 0 else { throw error("move", item, errno) }
    }
}
