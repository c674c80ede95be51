// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import Foundation
import IntentDefinition
import PropertyLists
import Sentences

/// A definition in the form a bundle has it: checked, and as a binary property list.
enum CompiledDefinition {
    /// - Throws: ``InstallError`` that shows every mistake of the definition with its place in the source.
    static func data(of file: URL) throws(InstallError) -> Data {
        let source = try Disk.read(file, limit: PropertyListLimits.declarations.size)
        let settings = try DefinitionSettings.around(file)
        let reading = DefinitionReader.read(source, path: file.path, classNames: settings.classNames)
        guard let definition = reading.file, let root = PropertyListReader.read(source).root else {
            throw InstallError(
                .badDefinition, file.path, reason: "the definition has errors",
                remedy: "correct the errors below",
                detail: reading.diagnostics.map(\.sentence).joined(by: "\n"))
        }
        guard settings.classPrefix.isEmpty else {
            return BinaryPropertyListWriter.data(of: ClassPrefixing(prefix: settings.classPrefix).applied(to: root))
        }
        let compiled = BinaryPropertyListWriter.data(of: root)
        // The binary form keeps no order of keys, and a definition written by hand may list its parameter
        // combinations in an order that means something to its author.
        return DefinitionReader.read(compiled, path: file.path).file == definition ? compiled : source
    }
}

extension DefinitionSettings {
    /// - Throws: ``InstallError`` naming the file whose settings can't be used.
    static func around(_ file: URL) throws(InstallError) -> DefinitionSettings {
        do throws(DefinitionFileError) {
            return try DefinitionSettings(around: file.path)
        } catch {
            throw InstallError(
                .badDefinition, file.path, reason: "its project settings cannot be used",
                remedy: "correct the errors below", detail: "\(error)")
        }
    }
}

extension DefinitionOrigin {
    /// - Throws: ``InstallError`` naming the link that leads nowhere, or the file that cannot be read.
    static func following(_ file: URL) throws(InstallError) -> DefinitionOrigin {
        do throws(DefinitionFileError) {
            return try DefinitionOrigin(following: file.path)
        } catch {
            throw InstallError(
                .badDefinition, file.path, reason: "the definition cannot be read",
                remedy: "correct the errors below", detail: "\(error)")
        }
    }
}

/// Writes the class prefix of a project into a definition that leaves its project, so that later readers name
/// the classes as the compiler did.
struct ClassPrefixing {
    let prefix: String

    func applied(to root: PropertyListNode) -> PropertyListNode {
        var root = change("INIntents", in: root) { intent in
            guard intent.text("INIntentType") == "Custom" else { return }
            intent.set("INIntentClassPrefix", to: prefix, unless: "INIntentClassName", "INIntentClassPrefix")
        }
        root = change("INTypes", in: root) { type in
            type.set("INTypeClassPrefix", to: prefix, unless: "INTypeClassName", "INTypeClassPrefix")
        }
        return change("INEnums", in: root) { enumeration in
            // One without a file of its own is named after its intent.
            guard case .boolean(true)? = enumeration.value("INEnumGeneratesHeader"),
                let name = enumeration.text("INEnumName")
            else { return }
            enumeration.set("INEnumClassName", to: prefix + name, unless: "INEnumClassName")
        }
    }

    private func change(
        _ key: String, in root: PropertyListNode, by body: (inout PropertyListNode) -> Void
    ) -> PropertyListNode {
        guard case .dictionary(var entries) = root.content, let index = entries.firstIndex(where: { $0.key == key }),
            case .array(var items) = entries[index].value.content
        else { return root }
        for index in items.indices { body(&items[index]) }
        entries[index].value.content = .array(items)
        var changed = root
        changed.content = .dictionary(entries)
        return changed
    }
}

extension PropertyListNode {
    fileprivate func value(_ key: String) -> Content? {
        guard case .dictionary(let entries) = content else { return nil }
        return entries.first { $0.key == key }?.value.content
    }

    /// Nil if there is none or it is empty, which means the same here.
    fileprivate func text(_ key: String) -> String? {
        guard case .string(let text)? = value(key), !text.isEmpty else { return nil }
        return text
    }

    fileprivate mutating func set(_ key: String, to text: String, unless others: String...) {
        guard case .dictionary(var entries) = content, !others.contains(where: { self.text($0) != nil }) else { return }
        entries.removeAll { $0.key == key }
        let value = PropertyListNode(content: .string(text), location: location)
        entries.append(Entry(key: key, keyLocation: location, value: value))
        content = .dictionary(entries)
    }
}
