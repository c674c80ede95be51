// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import IntentDefinition
import PropertyLists
import SystemTexts

/// The action that finds an entity's things, which the system makes of the entity and its query.
enum FindAction {
    /// Adds the actions of a bundle to its definition, in the order of its entities.
    static func add(to definition: inout LocalizedDefinition) {
        for type in definition.file.types {
            guard let finding = EntityFinding(of: type, in: definition.file), let entity = type.entity else { continue }
            let words = FindActionWords(type, definition)
            let intent = intent(finding, entity, words)
            // A name that the app has given is the app's.
            guard !definition.file.intents.contains(where: { $0.className == intent.className }) else { continue }
            words.add(to: &definition)
            if !finding.sortings.isEmpty { definition.file.enums.append(sorting(finding)) }
            definition.file.intents.append(intent)
        }
    }

    private static func intent(
        _ finding: EntityFinding, _ entity: EntityDeclaration, _ words: FindActionWords
    ) -> IntentDeclaration {
        let type = finding.type
        var own = AppIntentDeclaration(at: entity.place, mangledName: entity.mangledName)
        own.finds = type.name
        own.category = entity.findWords?.category
        own.keywords = entity.findWords?.keywords ?? []
        var intent = IntentDeclaration(kind: .app, name: words.name, category: "generic")
        // A step of a shortcut names the entity.
        intent.className = type.className ?? type.name
        intent.title = words.text(.findThings)
        intent.summary = entity.findWords?.summary
        intent.isConfigurable = true
        intent.parameters = parameters(finding, words)
        intent.response = response(finding)
        intent.appIntent = own
        return intent
    }

    /// By which property things are put in order, as a person chooses it.
    private static func sorting(_ finding: EntityFinding) -> EnumDeclaration {
        let cases = finding.sortings.enumerated().map { place, property in
            EnumCaseDeclaration(name: property.name, index: place + 1, displayName: property.displayName)
        }
        return EnumDeclaration(name: FindParameters.sortingType(of: finding.type), cases: cases)
    }

    private static func parameters(_ finding: EntityFinding, _ words: FindActionWords) -> [ParameterDeclaration] {
        var parameters: [ParameterDeclaration] = []
        func add(_ name: String, _ type: ValueType, _ title: LocalizableText?) {
            guard !parameters.contains(where: { $0.name == name }) else { return }
            var parameter = ParameterDeclaration(name: name, type: type, displayPriority: parameters.count + 1)
            parameter.displayName = title
            parameters.append(parameter)
        }
        for property in finding.properties where finding.usualComparator(of: property) != nil {
            if isSaid(property.type) { add(property.name, property.type, property.displayName) }
        }
        if !finding.sortings.isEmpty {
            let type = FindParameters.sortingType(of: finding.type)
            add(FindParameters.sorting, .enumeration(name: type, namespace: nil), words.text(.findSort))
            add(FindParameters.descending, .boolean, words.text(.findDescending))
        }
        add(FindParameters.limit, .integer, words.text(.findLimit))
        if finding.properties.count > 1 { add(FindParameters.any, .boolean, words.text(.findAny)) }
        return parameters
    }

    /// Whether a person can say such a value: things, people and files they would have to choose.
    private static func isSaid(_ type: ValueType) -> Bool {
        switch type {
        case .object, .file, .person, .placemark: false
        case .system: type == .moment
        default: true
        }
    }

    private static func response(_ finding: EntityFinding) -> ResponseDeclaration {
        var response = ResponseDeclaration(codes: [
            ResponseCodeDeclaration(name: "success", isSuccess: true),
            ResponseCodeDeclaration(name: "failure", isSuccess: false),
        ])
        var found = PropertyDeclaration(name: "value", type: .object(name: finding.type.name, namespace: nil))
        found.isArray = true
        found.displayName = finding.type.entity?.findWords?.resultName
        response.properties = [found]
        response.outputProperty = found.name
        return response
    }
}
