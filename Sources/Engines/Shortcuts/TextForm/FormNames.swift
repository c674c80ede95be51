// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ShortcutDocument

/// What the text form of a shortcut calls outputs and other sources.
struct FormNames {
    /// The sources of the system, by the format's names for them.
    static let system = [
        "Ask": "Ask Each Time", "Clipboard": "Clipboard", "CurrentDate": "Current Date",
        "DeviceDetails": "Device Details", "ExtensionInput": "Shortcut Input", "Input": "Action Input",
    ]
    private static let systemTypes = Dictionary(uniqueKeysWithValues: system.map { ($0.value, $0.key) })

    /// An action's output.
    struct Output {
        var identifier: String
        /// What those who use it call it, if that is not what it is called.
        var shownName: String
    }

    private(set) var outputs: [String: Output] = [:]
    private(set) var handles: [String: String] = [:]
    /// What the shortcut sets.
    private(set) var variables: Set<String> = []
    /// What those who use a variable call it besides its name.
    var variableIdentifiers: [String: String] = [:]
    /// The identifiers that no two actions have.
    var listed: Set<String> = []

    mutating func add(_ output: Output, as handle: String) {
        outputs[handle] = output
        handles[output.identifier] = handle
    }

    mutating func addVariable(_ name: String) { variables.insert(name) }

    /// The format's name of a system's source; nil if there is none.
    static func systemType(_ name: String) -> String? { systemTypes[name] }

    /// Whether a name is that of something the shortcut sets, or of what a repetition does.
    func isVariable(_ name: String) -> Bool {
        variables.contains(name) || Self.isOfRepetition(name)
    }

    /// Whether a repetition gives something this name.
    static func isOfRepetition(_ name: String) -> Bool {
        name.wholeMatch(of: /Repeat (Item|Index)( [0-9]+)?/) != nil
    }

    /// Whether a name can be given to an output: no variable and no source of the system has it.
    func isFree(_ name: String) -> Bool {
        outputs[name] == nil && Self.systemType(name) == nil && !isVariable(name)
    }
}
