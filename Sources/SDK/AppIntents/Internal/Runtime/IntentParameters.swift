// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The parameters of an intent.
enum IntentParameters {
    /// By name, in the order of their declaration; each learns its name by it.
    static func all(of intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
        var found: [(name: String, parameter: any AnyIntentParameter)] = []
        var mirror: Mirror? = Mirror(reflecting: intent)
        // Of a class, those of the classes above it too.
        while let current = mirror {
            found.insert(contentsOf: parameters(in: current), at: 0)
            mirror = current.superclassMirror
        }
        return found
    }

    private static func parameters(in mirror: Mirror) -> [(name: String, parameter: any AnyIntentParameter)] {
        mirror.children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { return nil }
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            parameter.name = name
            return (name, parameter)
        }
    }

    /// The parameter of a name.
    static func parameter(_ name: String, of intent: any AppIntent) -> (any AnyIntentParameter)? {
        all(of: intent).first { $0.name == name }?.parameter
    }

    /// The name of the parameter that a key path of the intent's type leads to, by the identity of the wrapper.
    static func name<Intent: AppIntent>(of keyPath: PartialKeyPath<Intent>, in intent: Intent) -> String? {
        guard let wrapper = intent[keyPath: keyPath] as? any AnyIntentParameter else { return nil }
        return all(of: intent).first { $0.parameter === wrapper }?.name
    }
}
