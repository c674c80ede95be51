// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ParameterDeclaration {
    /// The reasons of the generated enumeration, raw values from 1: the file's
    /// own, and before them the three built-in ones of numbers where the file
    /// leaves them out.
    ///
    /// Xcode gives the built-in ones to every whole or decimal number that can be
    /// resolved, also where newer versions no longer write them. Model 1.0 knows
    /// no resolution.
    package func reasons(in model: DefinitionFile.ModelVersion) -> [UnsupportedReasonDeclaration] {
        guard supportsResolution, model != .xcode10, type == .integer || type == .decimal else {
            return unsupportedReasons
        }
        let missing = UnsupportedReasonDeclaration.builtIn.filter { builtIn in
            !unsupportedReasons.contains { $0.code == builtIn.code }
        }
        return missing + unsupportedReasons
    }
}

extension UnsupportedReasonDeclaration {
    /// The reasons that numbers have by themselves, with Xcode's words.
    fileprivate static let builtIn = [
        ("negativeNumbersNotSupported", "${displayName} can’t be negative."),
        ("greaterThanMaximumValue", "${displayName} can’t be higher than ${maximumValue}."),
        ("lessThanMinimumValue", "${displayName} can’t be lower than ${minimumValue}."),
    ].map { UnsupportedReasonDeclaration(code: $0, isDefault: true, text: LocalizableText($1)) }
}
