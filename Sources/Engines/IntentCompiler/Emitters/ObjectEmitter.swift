// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The class of a custom type.
struct ObjectEmitter: Emitter {
    let object: Object
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        let name = SwiftName(object.className).escaped
        text.attributes(Availability.objects)
        text.block("\(scope.access)class \(name): \(scope.known("INObject")) {") { text in
            PropertiesEmitter(owner: name, properties: object.properties, scope: scope).emit(to: &text)
            text.gap()
            text.line("override \(scope.access)class var supportsSecureCoding: \(scope.known("Bool")) { true }")
        }
    }
}
