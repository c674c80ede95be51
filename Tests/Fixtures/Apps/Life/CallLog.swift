// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import UIKit

/// The calls an app gets, one line each, in a file of its container.
enum CallLog {
    static let name = "calls.log"

    /// Appends a line; it is in the file when this returns.
    static func note(_ call: String, _ detail: String? = nil) {
        let line = ([call] + [detail].compactMap(\.self)).joined(separator: " ") + "\n"
        let descriptor = open(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        _ = Array(line.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if !Thread.isMainThread { note("(not on the main thread)") }
    }

    static func text(of item: UIApplicationShortcutItem) -> String {
        "item=\(item.type)" + ((item.userInfo?["number"] as? Int).map { " number=\($0)" } ?? "")
    }

    static func text(of activity: NSUserActivity) -> String {
        let number = (activity.userInfo?["number"] as? Int).map { " number=\($0)" } ?? ""
        let place = (activity.interaction?.intent as? ShowPlaceIntent)?.place.map { " place=\($0)" } ?? ""
        return "activity=\(activity.activityType)" + number + place
    }

    static func text(of error: any Error, over activityType: String) -> String {
        let error = error as NSError
        return "activity=\(activityType) error=\(error.domain) \(error.code): \(error.localizedDescription)"
    }
}
