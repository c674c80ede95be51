// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Apps
import IntentDefinition
package import Phrases

extension PhraseBooks {
    /// The words to listen for of an intent, with the names of options that its app has told; nil if it has none.
    ///
    /// - Parameter language: A BCP 47 tag.
    package func heardWording(of intent: OfferedIntent, in app: InstalledApp, language: String) -> IntentWording? {
        intent.heardWording(
            of: app, in: language, options: options(of: Candidate(app: app, intent: intent), language: language))
    }
}

extension OfferedIntent {
    /// Titles and names that can be said in one language, and numbers within the bounds of their parameters.
    fileprivate func heardWording(
        of app: InstalledApp, in language: String, options: [String: [[String]]]
    ) -> IntentWording? {
        guard var wording = wordings(of: app, language: language, options: options).first else { return nil }
        // A domain's templates are about anything.
        wording.templates = []
        wording.titles.removeAll { !Self.canBeSaid($0) }
        wording.apps = [app.name(in: language)]
        let bounds = Dictionary(declaration.parameters.map { ($0.name, heardNumbers(of: $0)) }) { first, _ in first }
        wording.parameters = wording.parameters.map { parameter in
            var parameter = parameter
            switch parameter.values {
            case .names(let names):
                let heard = names.map { $0.filter(Self.canBeSaid) }.filter { !$0.isEmpty }
                parameter.values = heard.isEmpty ? .freeText : .names(heard)
            case .numbers, .decimals: parameter.values = .numbers(bounds[parameter.name] ?? Self.usualNumbers)
            default: break
            }
            return parameter
        }
        return wording
    }

    private static let usualNumbers = 0.0...200.0
    private static let allNumbers = 0.0...1000.0

    /// Those within the bounds that the definition sets.
    private func heardNumbers(of parameter: ParameterDeclaration) -> ClosedRange<Double> {
        let (lower, upper) = (parameter.options.minimum ?? 0, parameter.options.maximum ?? Self.usualNumbers.upperBound)
        return lower <= upper ? (lower...upper).clamped(to: Self.allNumbers) : Self.usualNumbers
    }

    /// Whether the sounds of English have words for it.
    private static func canBeSaid(_ text: String) -> Bool { FoldedText(text).tokens.allSatisfy { !$0.isIdeograph } }
}
