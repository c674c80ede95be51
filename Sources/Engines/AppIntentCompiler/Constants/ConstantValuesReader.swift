// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PropertyLists
package import Sentences

/// Reads what the compiler writes with `-emit-const-values`: the types of a file with their constants.
///
/// The form is that of Swift 6.0 to 6.3 (lib/ConstExtract in its sources). What a later compiler adds is passed over,
/// and a kind of value that is not known counts as one that only the running program knows.
package enum ConstantValuesReader {
    /// The file of 80 intents has 2 MB, 60,000 values and a depth of 40.
    static let limits = PropertyListLimits(size: 64 << 20, depth: 200, values: 4_000_000)

    /// The types of a file, in its order; a type of which only an extension is in it has what that one says.
    package static func read(_ data: Data) throws(Problem<Fault>) -> [ConstantType] {
        let root: PropertyListNode?
        do throws(JSONReader.Failure) {
            root = try JSONReader.read(data, within: limits)
        } catch {
            throw Problem("the compiler's constant values are not valid JSON: \(error)")
        }
        guard case .array(let types)? = root?.content else {
            throw Problem("the compiler's constant values are no list of types")
        }
        return types.compactMap { type($0) }
    }

    private static func type(_ node: PropertyListNode) -> ConstantType? {
        guard let name = node["typeName"]?.text, let mangledName = node["mangledTypeName"]?.text,
            let file = node["file"]?.text
        else { return nil }
        let all = (node["allConformances"]?.items ?? []).compactMap { $0["protocolName"]?.text }
        var type = ConstantType(
            name: name, mangledName: mangledName, file: file, line: node["line"]?.number ?? 1,
            conformances: Set(all + (node["conformances"]?.items ?? []).compactMap(\.text)))
        for alias in node["associatedTypeAliases"]?.items ?? [] {
            guard let name = alias["typeAliasName"]?.text, let spelled = alias["substitutedTypeName"]?.text else {
                continue
            }
            var associated = ConstantType.Associated(
                type: spelled, mangledName: alias["substitutedMangledTypeName"]?.text)
            for requirement in alias["opaqueTypeSameTypeRequirements"]?.items ?? [] {
                guard let name = requirement["typeAliasName"]?.text else { continue }
                associated.requirements[name] = requirement["substitutedTypeName"]?.text
            }
            type.associatedTypes[name] = associated
        }
        type.properties = (node["properties"]?.items ?? []).compactMap { property($0) }
        type.cases = (node["cases"]?.items ?? []).compactMap { node in
            node["name"]?.text.map {
                ConstantType.Case(
                    name: $0, rawValue: node["rawValue"]?.text,
                    types: (node["parameters"]?.items ?? []).compactMap { $0["type"]?.text })
            }
        }
        return type
    }

    private static func property(_ node: PropertyListNode) -> ConstantType.Property? {
        guard let name = node["label"]?.text else { return nil }
        return ConstantType.Property(
            name: name, type: node["type"]?.text ?? "", isStatic: node["isStatic"]?.text == "true",
            file: node["file"]?.text, line: node["line"]?.number, value: value(node))
    }

    // MARK: Values

    private static func value(_ node: PropertyListNode) -> ConstantValue {
        let content = node["value"]
        switch node["valueKind"]?.text {
        case "RawLiteral": return content?.text.map { .literal($0) } ?? .runtime
        case "NilLiteral": return .null
        case "Array": return content?.items.map { .array($0.map(value)) } ?? .runtime
        case "Tuple": return content?.items.map { .tuple($0.map(argument)) } ?? .runtime
        case "Dictionary": return content?.items.map { .dictionary($0.compactMap(pair)) } ?? .runtime
        case "InterpolatedStringLiteral":
            return content?["segments"]?.items.map { .interpolation($0.map(value)) } ?? .runtime
        case "Builder": return content?["members"]?.items.map { .builder($0.flatMap(members)) } ?? .runtime
        default: return content.flatMap { reference($0, kind: node["valueKind"]?.text) } ?? .runtime
        }
    }

    /// What names something.
    private static func reference(_ node: PropertyListNode, kind: String?) -> ConstantValue? {
        let arguments = (node["arguments"]?.items ?? []).map(argument)
        switch kind {
        case "InitCall": return node["type"]?.text.map { .call(type: $0, member: nil, arguments) }
        case "StaticFunctionCall":
            return node["type"]?.text.map { .call(type: $0, member: node["memberLabel"]?.text, arguments) }
        case "Enum": return node["name"]?.text.map { .enumCase($0, arguments) }
        case "MemberReference":
            return node["memberLabel"]?.text.map { .member($0, of: node["baseType"]?.text ?? "") }
        case "KeyPath":
            let last = node["components"]?.items?.last?["label"]?.text
            return (last ?? node["path"]?.text).map { .keyPath($0) }
        case "Type": return node["type"]?.text.map { .type($0) }
        default: return nil
        }
    }

    private static func argument(_ node: PropertyListNode) -> ConstantValue.Argument {
        .init(label: node["label"]?.text ?? "", type: node["type"]?.text ?? "", value: value(node))
    }

    private static func pair(_ node: PropertyListNode) -> ConstantValue.Pair? {
        guard let key = node["key"], let content = node["value"] else { return nil }
        return .init(key: value(key), value: value(content))
    }

    /// What a builder is given: one element, or those of both ways that a condition may go.
    private static func members(_ node: PropertyListNode) -> [ConstantValue] {
        if let element = node["element"] { return [value(element)] }
        return ["elements", "ifElements", "elseElements"].flatMap { (node[$0]?.items ?? []).flatMap(members) }
    }
}

extension PropertyListNode {
    fileprivate subscript(key: String) -> PropertyListNode? {
        guard case .dictionary(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value
    }

    fileprivate var text: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    fileprivate var number: Int? {
        guard case .integer(let number) = content else { return nil }
        return number
    }

    fileprivate var items: [PropertyListNode]? {
        guard case .array(let items) = content else { return nil }
        return items
    }
}
