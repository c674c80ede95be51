// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
