// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// Collects what is found about an app's types.
final class AppIntentFindings {
    /// More than a person reads.
    private static let limit = 500

    private var diagnostics: [Diagnostic] = []

    /// From top to bottom of each file.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    var sorted: [Diagnostic] {
        diagnostics.sorted { left, right in
            (left.location.path, left.location.line ?? 0, "\(left.message)")
                < (right.location.path, right.location.line ?? 0, "\(right.message)")
        }
    }

    /// Something without which the system can't offer the intent.
    func error(at place: SourcePlace, _ message: Sentence, remedy: Sentence) { add(.error, place, message, remedy) }

    /// Something that will not work as it was meant.
    func warning(at place: SourcePlace, _ message: Sentence, remedy: Sentence) { add(.warning, place, message, remedy) }

    private func add(_ severity: Diagnostic.Severity, _ place: SourcePlace, _ message: Sentence, _ remedy: Sentence) {
        add(Diagnostic(severity, at: SourceLocation(path: place.file, line: place.line), message, remedy: remedy))
    }

    func add(_ diagnostic: Diagnostic) {
        // The first error always finds its way in, as everything depends on whether there is one.
        let isNews = diagnostic.severity == .error && !diagnostics.contains { $0.severity == .error }
        guard diagnostics.count < Self.limit || isNews, !diagnostics.contains(diagnostic) else { return }
        diagnostics.append(diagnostic)
    }
}

extension ConstantType {
    /// Where it is written.
    var place: SourcePlace { SourcePlace(file: file, line: line) }

    /// Where one of its properties is written; the type's own place where that is not known.
    func place(of property: Property?) -> SourcePlace {
        // What a macro wrote stands in no file that anybody has.
        guard let property, property.file?.hasPrefix("@__swiftmacro") != true else {
            return SourcePlace(file: file, line: line)
        }
        return SourcePlace(file: property.file ?? file, line: property.line ?? line)
    }
}
