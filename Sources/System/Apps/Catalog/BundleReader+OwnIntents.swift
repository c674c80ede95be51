// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import DefinitionFiles
import IntentDefinition
import Sentences
import SiriDomains

// The intents that an app handles in its own process.
extension BundleReader {
    /// Adds what the app lists in `INIntentsSupported` and none of its extensions handles.
    ///
    /// An app may list what it only starts or continues, so what nothing is known of is told, and no error.
    ///
    /// - Throws: ``InstallError`` where the app's definitions cannot be read.
    func addOwnIntents(to app: inout InstalledApp) throws(InstallError) {
        let names = app.info.intentsSupported.filter { name in !app.intents.contains { $0.className == name } }
        guard !names.isEmpty else { return }
        let definitions = try DefinitionFolder(app.location).definitions
        for name in names where !app.intents.contains(where: { $0.className == name }) {
            if let intent = SiriDomains.intent(name) {
                app.intents.append(
                    own(intent.declaration, in: intent.definition, module: SiriDomains.module, of: app))
            } else if let intent = customIntent(name, of: app, among: definitions) {
                app.intents.append(intent)
            } else {
                app.warnings.append(
                    "INIntentsSupported lists \(name), which no definition of the app declares; add the "
                        + ".intentdefinition file to the app's target or to a library it uses")
            }
        }
    }

    private func customIntent(
        _ name: String, of app: InstalledApp, among definitions: [LocalizedDefinition]
    ) -> OfferedIntent? {
        for definition in definitions {
            guard let module = app.info.intentModules[definition.name] else { continue }
            let declaration = definition.file.intents.first {
                $0.kind == .custom && definition.classNames.intent($0) == name
            }
            if let declaration { return own(declaration, in: definition, module: module, of: app) }
        }
        return nil
    }

    private func own(
        _ declaration: IntentDeclaration, in definition: LocalizedDefinition, module: String, of app: InstalledApp
    ) -> OfferedIntent {
        OfferedIntent(
            declaration: declaration, definition: definition, module: module, handler: app.id,
            isRestrictedWhileLocked: declaration.restriction != .none)
    }
}
