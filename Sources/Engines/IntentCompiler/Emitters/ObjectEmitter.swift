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

/// The resolution result of a custom type.
///
/// It takes the type itself; the inherited forms, which take any object, are
/// closed to the compiler. Their bodies still work for anyone who gets past it.
struct ObjectResultEmitter: Emitter {
    let object: Object
    let scope: GenerationScope

    func emit(to text: inout SourceText) {
        text.attributes(Availability.resolution)
        let base = scope.known("INObjectResolutionResult")
        text.block("\(scope.access)class \(object.resolutionResult): \(base) {") { text in
            for form in forms(of: SwiftName(object.className).escaped) {
                text.gap()
                emit(form, isInherited: false, to: &text)
            }
            for form in forms(of: scope.known("INObject")) {
                text.gap()
                emit(form, isInherited: true, to: &text)
            }
        }
    }

    private struct Form {
        let name: String
        let argument: String
        let type: String
    }

    private func forms(of type: String) -> [Form] {
        [
            Form(name: "success", argument: "resolvedObject", type: type),
            Form(name: "disambiguation", argument: "objectsToDisambiguate", type: "[\(type)]"),
            Form(name: "confirmationRequired", argument: "objectToConfirm", type: "\(type)?"),
        ]
    }

    private func emit(_ form: Form, isInherited: Bool, to text: inout SourceText) {
        if isInherited { text.line("@available(*, unavailable)") }
        let signature = "class func \(form.name)(with \(form.argument): \(form.type)) -> Self"
        text.block("\(isInherited ? "override " : "")\(scope.access)\(signature) {") { text in
            text.line("super.\(form.name)(with: \(form.argument))")
        }
    }
}
