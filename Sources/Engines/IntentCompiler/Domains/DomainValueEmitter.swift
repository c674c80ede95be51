// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// A value class of a domain, which copies, compares and archives by the table of its properties.
struct DomainValueEmitter: Emitter {
    let value: DomainValue
    /// The classes that are kinds of this one.
    let kinds: [String]

    func emit(to text: inout SourceText) {
        let base = value.extends ?? "NSObject, NSCopying, NSSecureCoding"
        text.block("open class \(value.name): \(base) {") { text in
            DomainPropertiesEmitter(
                owner: value.name, properties: value.properties ?? [],
                initializers: (value.initializers ?? []).compactMap(InitializerSpelling.init),
                table: value.extends == nil ? "open" : "override open", continuesBase: value.extends != nil
            ).emit(to: &text)
            emitAppearance(to: &text)
            if value.extends == nil { emitObject(to: &text) }
        }
        guard value.extends == nil else { return }
        text.gap()
        text.line("@_spi(Generated) extension \(value.name): StructuredValue {}")
        text.gap()
        text.block("extension \(value.name) {") { text in
            text.line("static var blank: \(value.name) { \(value.name)() }")
        }
    }

    private func emitAppearance(to text: inout SourceText) {
        let parts = [("title", value.title), ("subtitle", value.subtitle), ("image", value.image)]
            .compactMap { label, name in name.map { "\(label): \"\($0)\"" } }
        guard value.extends == nil || !parts.isEmpty else { return }
        text.gap()
        text.line(
            "@_spi(Generated) \(value.extends == nil ? "" : "override ")open class var appearance: ValueAppearance "
                + "{ ValueAppearance(\(parts.joined(separator: ", "))) }")
    }

    private func emitObject(to text: inout SourceText) {
        text.gap()
        let list = kinds.map { "\($0).self" }.joined(separator: ", ")
        text.line("@_spi(Generated) open class var kinds: [any StructuredValue.Type] { [\(list)] }")
        text.gap()
        text.line("public required override init() { super.init() }")
        text.gap()
        text.line("open func copy(with zone: NSZone? = nil) -> Any { duplicated() }")
        text.gap()
        text.line("open override func isEqual(_ object: Any?) -> Bool { equals(object) }")
        text.gap()
        text.line("open override var hash: Int { contentHash }")
        text.gap()
        text.line("open class var supportsSecureCoding: Bool { true }")
        text.gap()
        text.line("open func encode(with coder: NSCoder) { encodeContent(with: coder) }")
        text.gap()
        text.block("public required convenience init?(coder: NSCoder) {") { text in
            text.line("self.init()")
            text.line("guard decodeContent(from: coder) else { return nil }")
        }
    }
}
