// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation
package import Wire

extension INShortcut {
    /// The shortcut as it travels.
    ///
    /// - Throws: ``UnrepresentableValue`` or `ActivityMisfit` when a value has no form outside the process.
    package func payload() throws -> AppActionPayload {
        switch self {
        case .intent(let intent): .intent(try intent.payload())
        case .userActivity(let activity): .activity(try activity.payload())
        }
    }

    /// A shortcut that traveled.
    ///
    /// - Throws: ``MissingClass`` when the intent's class is not in this process, ``MisfitValue`` when a value does not
    ///   go into it.
    package init(_ payload: AppActionPayload) throws {
        switch payload {
        case .activity(let activity): self = .userActivity(NSUserActivity(activity))
        case .intent(let payload):
            guard let intentClass = IntentModules.class(payload.className) as? INIntent.Type else {
                throw MissingClass(name: payload.className)
            }
            let intent = intentClass.init(blank: ())
            try intent.fill(from: payload)
            self = .intent(intent)
        }
    }

    /// A shortcut with the same values that shares none of them.
    var copied: INShortcut {
        switch self {
        case .intent(let intent): .intent(intent.copy() as? INIntent ?? intent)
        case .userActivity(let activity): .userActivity(activity.copy() as? NSUserActivity ?? activity)
        }
    }

    /// Whether both stand for the same, whatever phrase each proposes.
    package func isSame(as other: INShortcut) -> Bool {
        // What has no form outside the process has no phrase either.
        guard let payload = try? payload(), let otherPayload = try? other.payload() else { return false }
        switch (payload, otherPayload) {
        case (.intent(let intent), .intent(let other)):
            return intent.unqualifiedName == other.unqualifiedName && intent.values == other.values
        case (.activity(let activity), .activity(let other)):
            guard activity.activityType == other.activityType else { return false }
            if let identifier = activity.persistentIdentifier { return identifier == other.persistentIdentifier }
            return other.persistentIdentifier == nil && activity.userInfo == other.userInfo
        default: return false
        }
    }
}

/// The class of an intent is not in this process.
struct MissingClass: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "this process has no class ‘\(name)’; add the definition file to a module that it links"
    }
}

extension NSUserActivity {
    /// Whether both would travel as the same.
    func saysTheSame(as other: NSUserActivity) -> Bool {
        if self === other { return true }
        // A value that has no form outside the process equals only itself.
        guard let payload = try? payload(), let otherPayload = try? other.payload() else { return false }
        return payload == otherPayload
    }
}
