// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Processes
import Store

extension AppLibrary {
    /// So many crashes of the system over one app set it aside.
    private static let crashLimit = 2

    /// What is noted of the system's crashes; where that cannot be read, the catalogue says so, and no app is set aside.
    func crashNotes(for catalog: inout AppCatalog) -> [CrashNote] {
        do throws(CrashNoteError) {
            return try CrashNote.notes(in: folder.crashes)
        } catch {
            catalog.problems.append(
                InstallError(
                    .disk, folder.crashes.path, reason: "\(error)",
                    mend: "until then no app that makes the system crash is set aside"))
            return []
        }
    }

    /// - Throws: ``InstallError`` of kind `setAside` where the system has crashed twice over what the app or one of its
    ///   extensions said, since this version of it was installed.
    func checkCrashes(_ notes: [CrashNote], of record: AppRecord) throws(InstallError) {
        let bundles = Set([record.identifier] + record.extensions.map(\.identifier))
        // Notes are to the second; an installation takes longer than the rest of one.
        let crashes = notes.filter { note in note.date > record.installed && note.bundle.map(bundles.contains) == true }
        guard crashes.count >= Self.crashLimit else { return }
        throw InstallError(
            .setAside, record.identifier,
            reason: "\(record.name) is set aside: the system crashed \(crashes.count) times over what it said",
            mend: "install a version of it that is mended; this one, too, is back once it is installed again")
    }
}
