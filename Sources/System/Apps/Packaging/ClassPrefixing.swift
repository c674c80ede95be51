// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

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

    /// Nil where there is none or it is empty, which means the same here.
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
