// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
import Foundation
import SystemLink
import Wire

/// A file with what is left of an app's scene between two starts.
struct SceneArchive {
    /// What is left.
    struct Session: Codable {
        var identifier: String
        private var activity: ActivityPayload?

        /// An activity that cannot be saved is reported on standard error, and left out.
        init(identifier: String, activity: NSUserActivity?) {
            self.identifier = identifier
            do throws(ActivityMisfit) {
                self.activity = try activity?.payload()
            } catch {
                StandardError.write("stateRestorationActivity(for:) is not kept: \(error)", from: "UIKit")
            }
        }

        var restorationActivity: NSUserActivity? { activity.map(NSUserActivity.init(_:)) }
    }

    private static let sizeLimit = 1 << 20

    let file: URL

    /// The archive in the app's container.
    static var inContainer: SceneArchive {
        let library = URL(filePath: NSHomeDirectory()).appending(path: "Library/Saved Application State")
        return SceneArchive(file: library.appending(path: "scene.json"))
    }

    /// Nil when there is none yet. One that cannot be read is reported on standard error.
    func read() -> Session? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            let handle = try FileHandle(forReadingFrom: file)
            defer { try? handle.close() }  // It was only read.
            let data = try handle.read(upToCount: Self.sizeLimit) ?? Data()
            return try JSONDecoder().decode(Session.self, from: data)
        } catch {
            StandardError.write(
                "\(file.path) cannot be read, so the scene starts over: \(error.localizedDescription)", from: "UIKit")
            return nil
        }
    }

    func write(_ session: Session) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(session).write(to: file, options: .atomic)
        } catch {
            StandardError.write(
                "\(file.path) cannot be written, so the scene will start over: \(error.localizedDescription)",
                from: "UIKit")
        }
    }
}
