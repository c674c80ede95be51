// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftDiagnostics
import SwiftSyntax

/// What is wrong where a macro is used, and what to write instead.
struct MacroMistake: DiagnosticMessage {
    let message: String
    let severity = DiagnosticSeverity.error

    var diagnosticID: MessageID { MessageID(domain: "AppIntentsMacros", id: message) }

    /// The error to throw.
    ///
    /// - Parameters:
    ///   - node: Where it is.
    ///   - remedy: What mends it, after a semicolon.
    static func error(at node: some SyntaxProtocol, _ message: String, remedy: String) -> DiagnosticsError {
        let mistake = MacroMistake(message: "\(message); \(remedy)")
        return DiagnosticsError(diagnostics: [Diagnostic(node: node, message: mistake)])
    }
}
