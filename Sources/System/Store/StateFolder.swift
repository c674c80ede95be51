// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
package import Foundation
import Glibc
import Sentences

/// The folder that holds everything Beckon keeps: database, installed apps,
/// containers.
///
/// It is the person's own: made with mode 0700, closed to others where it is
/// not, and refused when another user could write to it.
package struct StateFolder: Hashable, Sendable {
    package let root: URL

    /// Names a folder without touching the disk.
    package init(root: URL) {
        self.root = root.standardizedFileURL
    }

    /// The folder given with `--state`, else `$XDG_STATE_HOME/beckon`, else
    /// `~/.local/state/beckon`, as the XDG base directory specification has it:
    /// a relative `XDG_STATE_HOME` is ignored.
    ///
    /// - Throws: ``StoreError`` when neither an option nor a home folder is there.
    package init(option: String?, environment: [String: String]) throws(StoreError) {
        if let option, !option.isEmpty {
            self.init(root: URL(filePath: option, directoryHint: .isDirectory))
        } else if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            self.init(root: URL(filePath: state, directoryHint: .isDirectory).appending(path: "beckon"))
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            self.init(
                root: URL(filePath: home, directoryHint: .isDirectory).appending(path: ".local/state/beckon"))
        } else {
            throw StoreError(
                .unusableFolder, reason: "there is no home folder for the state folder",
                remedy: "set HOME, or give a folder with --state")
        }
    }

    /// The SQLite database.
    package var database: URL { root.appending(path: "beckon.sqlite") }
    /// The installed bundles, `<identifier>.app` each.
    package var apps: URL { root.appending(path: "Apps", directoryHint: .isDirectory) }
    /// What the system knows of each installed app, `<identifier>.json` each; made of the bundles, at any time again.
    package var compiled: URL { root.appending(path: "Compiled", directoryHint: .isDirectory) }
    /// The grammar of what can be said to an installed app, once it was compiled.
    package func phrases(of app: String) -> URL { compiled.appending(path: app + ".phrases") }
    /// The grammar of what is said in a language whatever app is spoken to; without an ending, so it is not an app's.
    package var phrasesOfLanguages: URL { compiled.appending(path: "languages") }
    /// Where bundles are put together, on the same file system as ``apps``.
    package var staging: URL { root.appending(path: "Staging", directoryHint: .isDirectory) }
    /// What apps keep: ``dataContainers`` and ``groupContainers``.
    package var containers: URL { root.appending(path: "Containers", directoryHint: .isDirectory) }
    /// The bundles' own folders, `<app>/<bundle>` each.
    package var dataContainers: URL { containers.appending(path: "Data", directoryHint: .isDirectory) }
    /// Files that mail programs are to read.
    package var outgoing: URL { root.appending(path: "Outgoing", directoryHint: .isDirectory) }
    /// The folders of shortcuts, one each.
    package var shortcutFolders: URL { root.appending(path: "Shortcuts", directoryHint: .isDirectory) }
    /// The folders that bundles share, `<team>/<group>` each.
    package var groupContainers: URL { containers.appending(path: "Groups", directoryHint: .isDirectory) }
    /// Notes about removals that have begun.
    package var removals: URL { root.appending(path: "Removals", directoryHint: .isDirectory) }

    /// The names and templates of the person's home; see `SmartHome`.
    package var house: URL { root.appending(path: "House", directoryHint: .isDirectory) }

    /// Notes about crashes of the system; see `CrashNote`.
    package var crashes: URL { root.appending(path: "crashes") }

    /// The keys the person signs with; see `SigningKeys`.
    package var teams: URL { root.appending(path: "Teams", directoryHint: .isDirectory) }

    /// Where the bundle of an installed app lies.
    package func bundle(of app: AppRecord) -> URL { apps.appending(path: app.path, directoryHint: .isDirectory) }

    /// Makes the folder and those in it, and checks that they are the person's own.
    ///
    /// - Throws: ``StoreError`` when a folder cannot be made, or belongs to another user.
    package func prepare() throws(StoreError) {
        for folder in [root, apps, compiled, staging, containers, dataContainers, groupContainers, removals] {
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw StoreError(
                    .unusableFolder, folder.path,
                    reason: "the folder cannot be made: \(SystemError.reason(of: error))",
                    remedy: "make it writable, or give another folder with --state")
            }
        }
        try checkOwner()
        try closeToOthers()
    }

    /// Takes from others the right to look into the folder, which one that was made by hand often gives.
    private func closeToOthers() throws(StoreError) {
        var status = stat()
        guard stat(root.path, &status) == 0, status.st_mode & 0o077 != 0 else { return }
        guard chmod(root.path, status.st_mode & 0o700) == 0 else {
            throw StoreError(
                .unusableFolder, root.path,
                reason: "other users may read the folder, and its permissions cannot be changed: \(SystemError(errno))",
                remedy: "run chmod 700 on it, or give another folder with --state")
        }
    }

    /// Checks that a database is there where apps are installed: without one nothing says whose their files are.
    ///
    /// - Throws: ``StoreError`` of kind `damaged`.
    func checkDatabase() throws(StoreError) {
        let state = Self.databaseState(at: database.path)
        guard state != .readable else { return }
        let installed: [String]
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: apps.path)
            installed = names.filter { $0.hasSuffix(".app") }
        } catch {
            throw StoreError(
                .unusableFolder, apps.path,
                reason: "the folder cannot be read: \(SystemError.reason(of: error))",
                remedy: "make it readable, or give another folder with --state")
        }
        guard !installed.isEmpty else { return }
        let what: Sentence = state == .missing ? "the database is missing" : "the database is empty or damaged"
        throw StoreError(
            .damaged, database.path, reason: "\(what), and apps are installed beside it",
            remedy:
                "restore a copy of the file; or move \(apps.path) away and install the apps again, which keep their "
                + "files")
    }

    private enum DatabaseState {
        case readable, missing, headless
    }

    /// Whether a file begins as every SQLite database does.
    private static func databaseState(at path: String) -> DatabaseState {
        guard let file = FileHandle(forReadingAtPath: path) else {
            return access(path, F_OK) == 0 ? .readable : .missing
        }
        defer { file.closeFile() }
        let header = Data("SQLite format 3\0".utf8)
        return file.readData(ofLength: header.count) == header ? .readable : .headless
    }

    /// Checks that the folder is the person's own, where there is one: before it is used, by whichever process.
    ///
    /// - Throws: ``StoreError`` when it belongs to another user, or others may write to it.
    package func checkOwner() throws(StoreError) {
        var status = stat()
        guard stat(root.path, &status) == 0 else {
            if errno == ENOENT { return }
            throw StoreError(
                .unusableFolder, root.path, reason: Sentence(stringLiteral: String(cString: strerror(errno))),
                remedy: "give another folder with --state")
        }
        guard status.st_uid == geteuid() else {
            throw StoreError(
                .unusableFolder, root.path, reason: "the folder belongs to another user",
                remedy: "give a folder of your own with --state")
        }
        guard status.st_mode & 0o022 == 0 else {
            throw StoreError(
                .unusableFolder, root.path, reason: "others may write to the folder",
                remedy: "run chmod go-w on it, or choose another folder with --state")
        }
    }
}
