// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PropertyLists
package import Sentences

/// What a bundle says of its App Intents: a file that the bundler writes, so that the system knows them without loading
/// code of the app.
///
/// It is JSON: an object of ``format`` and ``definitions``, whose fields are those of the declarations.
package struct AppIntentMetadata: Hashable, Codable, Sendable {
    /// Where a bundle has it.
    package static let place = "Metadata.appintents/intents.json"
    /// Grows where an older reader would misunderstand.
    package static let format = 1
    /// In bytes; that of 80 intents has 200,000.
    package static let sizeLimit = 16 << 20

    package var format = Self.format
    package var definitions: DefinitionFile

    package init(_ definitions: DefinitionFile) { self.definitions = definitions }

    /// The same for the same declarations.
    package func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// Reads bytes that anybody may have made.
    package init(reading data: Data) throws(Problem<Fault>) {
        do throws(JSONReader.Failure) {
            // Declarations nest as deep as summaries do, and decoding takes stack for each level.
            _ = try JSONReader.read(
                data, within: PropertyListLimits(size: Self.sizeLimit, depth: 80, values: 1_000_000))
        } catch {
            throw Problem("the App Intents of the bundle cannot be read: \(error)")
        }
        do {
            let format = try JSONDecoder().decode(Envelope.self, from: data).format
            guard format == Self.format else {
                throw Problem("the App Intents of the bundle have format \(format); this Beckon reads \(Self.format)")
            }
            self = try JSONDecoder().decode(AppIntentMetadata.self, from: data)
        } catch let error as Problem<Fault> {
            throw error
        } catch {
            throw Problem("the App Intents of the bundle were not written by Beckon")
        }
        try check()
    }

    private struct Envelope: Decodable { var format: Int }

    /// What later readers rely on.
    private func check() throws(Problem<Fault>) {
        for intent in definitions.intents {
            guard intent.kind == .app, let own = intent.appIntent, let name = intent.className, Self.isName(name),
                !own.module.isEmpty
            else { throw Problem("an App Intent of the bundle has no name, or no type in it") }
            guard intent.parameters.allSatisfy({ Self.isName($0.name) }) else {
                throw Problem("a parameter of an App Intent of the bundle has no name")
            }
        }
        for type in definitions.types {
            guard let entity = type.entity, entity.isFound else { continue }
            let names = [type.name, type.className ?? type.name] + type.properties.map(\.name)
            guard names.allSatisfy(Self.isName), !MangledName.module(of: entity.mangledName).isEmpty else {
                throw Problem("an App Entity of the bundle has no name, or no type in it")
            }
        }
        let names = definitions.intents.compactMap(\.className)
        guard Set(names).count == names.count else {
            throw Problem("two App Intents of the bundle have the same identifier")
        }
        let findings = DeclarationCheck.findings(in: definitions, path: Self.place)
        guard let first = findings.first else { return }
        throw Problem(first.message, remedy: first.remedy)
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= DeclarationLimits.identifierLength
            && !text.contains { $0.isNewline || $0 == "\0" || $0 == "/" }
    }
}

extension AppIntentDeclaration {
    /// The module of the type; empty if its mangled name does not begin with one.
    package var module: String { MangledName.module(of: mangledName) }
}

/// The runtime's names of types.
private enum MangledName {
    /// The module, which a name begins with: a length and that many letters. Empty if it does not.
    static func module(of name: String) -> String {
        let digits = name.prefix { $0.isASCII && $0.isNumber }
        guard let length = Int(digits), length > 0 else { return "" }
        let module = name.dropFirst(digits.count).prefix(length)
        return module.utf8.count == length ? String(module) : ""
    }
}
