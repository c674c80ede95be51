// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds apps that ask for Siri without saying what for.
struct SiriUsageMissing: Rule {
    let about = RuleDescription(
        "siri-usage-missing", .error, "an app asks for Siri without a usage description",
        explanation: "Asking for permission terminates the app if its Info.plist has no NSSiriUsageDescription, which "
            + "people read then.",
        remedy: "Add NSSiriUsageDescription with a sentence about what the app does with Siri.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.parts.filter { $0.kind == .app }.compactMap { part in
            guard let plist = part.plist, plist["NSSiriUsageDescription"] == nil,
                let place = SiriAuthorization.place(in: part, of: project)
            else { return nil }
            return finding(
                at: place, "\(part.name) asks for Siri, and its Info.plist has no NSSiriUsageDescription",
                remedy: "add NSSiriUsageDescription to \(plist.path)")
        }
    }
}

/// Where an app asks for the permission to use Siri.
enum SiriAuthorization {
    /// The first such place in the part's own sources.
    static func place(in part: ProjectPart, of project: CheckedProject) -> Place? {
        for number in part.sources {
            let source = project.sources[number]
            let chain = ["INPreferences", "requestSiriAuthorization"]
            if let index = source.positions(ofChain: chain).first { return source.place(index) }
        }
        return nil
    }
}
