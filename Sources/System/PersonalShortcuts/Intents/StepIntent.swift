// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Apps
package import Assistant
package import Shortcuts

/// The intent that a step means.
package enum StepIntent {
    /// That of an installed app; nil if none has it.
    package static func candidate(for target: IntentStep.Target, in catalog: AppCatalog) -> Candidate? {
        for app in catalog.apps {
            for intent in app.intents where target.means(intent, of: app) { return Candidate(app: app, intent: intent) }
        }
        return nil
    }
}

extension IntentStep.Target {
    fileprivate func means(_ intent: OfferedIntent, of app: InstalledApp) -> Bool {
        switch self {
        case .joined(let text): text == "\(app.id.text).\(intent.className)"
        case .named(let identifier, let name): identifier == app.id.text && name == intent.className
        }
    }
}
