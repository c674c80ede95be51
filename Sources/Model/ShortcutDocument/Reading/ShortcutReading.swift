// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import PropertyLists
package import Sentences

/// What reading a shortcut's file gave: the shortcut, unless it could not be read, and all there is to say about it.
package struct ShortcutReading: Sendable {
    /// Nil only where ``problems`` say why.
    package var document: ShortcutDocument?
    /// In the order of their places.
    package var problems: [ShortcutProblem]

    /// - Parameter problems: What was wrong in the file.
    package init(document: ShortcutDocument?, problems: [ShortcutProblem]) {
        (self.document, self.problems) = (document, problems)
    }

    /// A shortcut, with what is wrong with its blocks and references.
    package init(_ document: ShortcutDocument) {
        self.init(document: document, problems: ShortcutStructure.problems(of: document))
    }
}

/// The forms a shortcut's file has.
package enum ShortcutForm: String, CaseIterable, Sendable {
    case binary
    case xml
    case json
}

/// Something about a shortcut that keeps a part of it from meaning anything.
package struct ShortcutProblem: Error, Hashable, Sendable {
    /// The action it is about, from 1 as people count; nil if it is the file.
    package var action: Int?
    /// Where it stands in the file.
    package var location: PropertyListLocation
    /// What is wrong, lower case, without a full stop.
    package var message: Sentence
    /// What to do about it, lower case.
    package var remedy: Sentence

    package init(
        action: Int? = nil, at location: PropertyListLocation = PropertyListLocation(), _ message: Sentence,
        remedy: Sentence
    ) {
        self.action = action
        self.location = location
        self.message = message
        self.remedy = remedy
    }
}
