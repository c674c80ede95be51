// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Foundation
import IntentDefinition
import Processes
import Sentences
import Signing
import SiriDomains
import Store

/// All that the system knows of an installed app, in one file: what its bundle's signatures, property lists,
/// definitions and translations said when it was installed.
///
/// It saves reading the bundle, and is no more than that: a file that is missing, damaged, of another bundle or by
/// another build of the program is passed over and rewritten.
struct CompiledApp: Codable {
    /// The program that writes and reads: another build may see other things in a bundle.
    private static let program = FileStamp(path: "/proc/self/exe")
    /// As large as a file may be, in bytes; real ones have some 10,000.
    static let sizeLimit = 64 << 20

    /// Where an intent is declared: in a definition of the bundle, or in one of SiriKit's domains, which the program
    /// has.
    private enum Origin: Codable {
        case definition(Int)
        case domain(String)
    }

    /// An ``OfferedIntent`` whose definition and declaration are given by their places.
    private struct Offer: Codable {
        var origin: Origin
        var declaration: Int
        var module: String
        var handler: BundleIdentifier
        var isRestrictedWhileLocked: Bool
    }

    private let program: FileStamp?
    /// Programs that need others are not started.
    private let sdk: PrebuiltSDK
    private let origin: BundleStamp
    /// Without intents, each of which would bring its whole definition along.
    private let app: InstalledApp
    private let definitions: [LocalizedDefinition]
    private let offers: [Offer]

    /// - Parameter origin: Of the bundle before it was read.
    init(_ app: InstalledApp, origin: BundleStamp) {
        program = Self.program
        sdk = .current
        self.origin = origin
        var (definitions, offers): ([LocalizedDefinition], [Offer]) = ([], [])
        for intent in app.intents {
            let origin: Origin
            if intent.declaration.kind == .system {
                origin = .domain(intent.definition.name)
            } else {
                let place = definitions.firstIndex(of: intent.definition) ?? definitions.count
                if place == definitions.count { definitions.append(intent.definition) }
                origin = .definition(place)
            }
            guard let declaration = intent.definition.file.intents.firstIndex(of: intent.declaration) else { continue }
            offers.append(
                Offer(
                    origin: origin, declaration: declaration, module: intent.module, handler: intent.handler,
                    isRestrictedWhileLocked: intent.isRestrictedWhileLocked))
        }
        self.definitions = definitions
        self.offers = offers
        var app = app
        app.intents = []
        self.app = app
    }

    /// The app as is in its place; nil unless the file was made of what stands there.
    private func app(of record: AppRecord, in folder: StateFolder, origin: BundleStamp) -> InstalledApp? {
        guard program == Self.program, sdk == .current, origin == self.origin,
            app.location == folder.bundle(of: record), app.id.text == record.identifier,
            app.identity.team.text == record.team
        else { return nil }
        var app = app
        for offer in offers {
            guard let definition = definition(at: offer.origin) else { return nil }
            guard definition.file.intents.indices.contains(offer.declaration) else { return nil }
            app.intents.append(
                OfferedIntent(
                    declaration: definition.file.intents[offer.declaration], definition: definition,
                    module: offer.module, handler: offer.handler,
                    isRestrictedWhileLocked: offer.isRestrictedWhileLocked))
        }
        return app
    }
}

extension CompiledApp {
    private func definition(at origin: Origin) -> LocalizedDefinition? {
        switch origin {
        case .definition(let place): definitions.indices.contains(place) ? definitions[place] : nil
        case .domain(let name): SiriDomains.definition(named: name)
        }
    }
}

// MARK: - On the disk

extension CompiledApp {
    private static func file(of app: String, in folder: StateFolder) -> URL {
        folder.compiled.appending(path: app + ".json")
    }

    /// The app of an entry, where its file was made of the bundle that stands in its place.
    static func app(of record: AppRecord, in folder: StateFolder, origin: BundleStamp) -> InstalledApp? {
        // Whatever is wrong with the file, the bundle has it all.
        guard let data = try? PlainFile.read(file(of: record.identifier, in: folder).path, limit: sizeLimit),
            let compiled = try? JSONDecoder().decode(CompiledApp.self, from: Data(data))
        else { return nil }
        return compiled.app(of: record, in: folder, origin: origin)
    }

    /// Writes the file, in one step.
    func write(for record: AppRecord, in folder: StateFolder) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Where it can't be written, the bundle is read again another time.
        try? encoder.encode(self).write(to: Self.file(of: record.identifier, in: folder), options: .atomic)
    }

    /// Removes the files of apps that are not installed any more, those of their phrases too.
    ///
    /// - Returns: What could not be removed, in a sentence; nothing waits for that.
    static func clear(in folder: StateFolder, beside records: [AppRecord]) -> [Sentence] {
        let files = records.flatMap { [file(of: $0.identifier, in: folder), folder.phrases(of: $0.identifier)] }
        let known = Set((files + [folder.phrasesOfLanguages]).map(\.lastPathComponent))
        do throws(InstallError) {
            for name in try Disk.contents(of: folder.compiled) where !known.contains(name) {
                try Disk.remove(folder.compiled.appending(path: name))
            }
            return []
        } catch {
            return ["cannot remove the data of uninstalled apps yet: \(error)"]
        }
    }
}

/// Identifies an installed bundle: another bundle in its place has another stamp, and so has it after a change of what
/// says what it is.
struct BundleStamp: Hashable, Codable, Sendable {
    /// Of the folders, property lists and manifests of the app and its extensions; nil if one is missing.
    private let stamps: [FileStamp?]

    init(of record: AppRecord, in folder: StateFolder) {
        let app = folder.bundle(of: record)
        let bundles = [app] + record.extensions.map { app.appending(path: $0.path, directoryHint: .isDirectory) }
        stamps = bundles.flatMap { bundle in
            [bundle, bundle.appending(path: "Info.plist"), bundle.appending(path: BundleManifest.Place.manifest)]
                .map { FileStamp(path: $0.path(percentEncoded: false)) }
        }
    }
}
