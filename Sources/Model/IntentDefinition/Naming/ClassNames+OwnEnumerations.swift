// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ClassNames {
    /// The name of an enumeration as one intent uses it.
    ///
    /// In model 1.0 an enumeration is its intent's own and starts with its name:
    /// `ReportPeriod` of `ShowReport` is `ShowReportReportPeriod`.
    package func enumeration(_ declaration: EnumDeclaration, in intent: IntentDeclaration?) -> String {
        guard !declaration.generatesOwnFile, declaration.className == nil, let intent else {
            return enumeration(declaration)
        }
        return (intent.classPrefix ?? prefix) + intent.name + declaration.name
    }
}
