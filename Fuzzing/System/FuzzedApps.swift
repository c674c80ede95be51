// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bundles of two apps: one that attacks, one that is well and has to stay so.
struct FuzzedApps {
    static let hostile = "com.example.hostile"
    static let calm = "com.example.calm"
    /// Types of parameters; of each there is an intent that asks for one.
    static let types = [
        "String", "Integer", "Decimal", "Boolean", "TimeInterval", "DateComponents", "URL", "File", "Person",
        "Placemark", "SpeakableString", "CurrencyAmount", "Mass", "Temperature", "Object",
    ]

    /// Of the build.
    let products: URL
    let folder: URL

    /// - Returns: The bundle of `com.example.NAME`.
    func write(_ name: String) throws -> URL {
        let app = folder.appending(path: "\(name).app", directoryHint: .isDirectory)
        let plugIn = app.appending(path: "PlugIns/Intents.appex", directoryHint: .isDirectory)
        let panel = app.appending(path: "PlugIns/Panel.appex", directoryHint: .isDirectory)
        for folder in [plugIn, panel] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let identifier = "com.example.\(name)"
        let activities = ["com.example.order"]
        try write(
            [
                "CFBundleIdentifier": identifier, "CFBundleName": name.capitalized, "CFBundlePackageType": "APPL",
                "CFBundleExecutable": "FuzzingApp", "CFBundleURLTypes": [["CFBundleURLSchemes": [name]]],
                "NSUserActivityTypes": activities,
            ], to: app)
        let intents = Self.types.map { "Ask\($0)Intent" }
        try write(Self.info("\(identifier).intents", "com.apple.intents-service", intents), to: plugIn)
        try write(Self.info("\(identifier).panel", "com.apple.intents-ui-service", intents), to: panel)
        let lists = plugIn.appending(path: "Base.lproj", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: lists, withIntermediateDirectories: true)
        try Data(Self.definition.utf8).write(to: lists.appending(path: "Ask.intentdefinition"))
        let program = products.appending(path: "TestPeer")
        try FileManager.default.copyItem(at: program, to: app.appending(path: "FuzzingApp"))
        for folder in [plugIn, panel] {
            try FileManager.default.copyItem(at: program, to: folder.appending(path: "FuzzingIntents"))
        }
        return app
    }

    private func write(_ plist: [String: Any], to bundle: URL) throws {
        try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
            .write(to: bundle.appending(path: "Info.plist"))
    }

    private static func info(_ identifier: String, _ point: String, _ intents: [String]) -> [String: Any] {
        [
            "CFBundleIdentifier": identifier, "CFBundleName": "FuzzingIntents", "CFBundlePackageType": "XPC!",
            "CFBundleExecutable": "FuzzingIntents", "BeckonIntentModules": ["Ask": "TestPeer"],
            "NSExtension": [
                "NSExtensionAttributes": ["IntentsSupported": intents], "NSExtensionPointIdentifier": point,
                "NSExtensionPrincipalClass": "TestPeer.Handler",
            ],
        ]
    }

    // MARK: - The definition

    private static let definition: String = {
        let intents = types.map(intent).joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>INEnums</key><array/>
                <key>INIntentDefinitionModelVersion</key><string>1.2</string>
                <key>INIntentDefinitionNamespace</key><string>fu22ed</string>
                <key>INIntentDefinitionSystemVersion</key><string>22A380</string>
                <key>INIntentDefinitionToolsBuildVersion</key><string>14A309</string>
                <key>INIntentDefinitionToolsVersion</key><string>14.0</string>
                <key>INIntents</key><array>\(intents)</array>
                <key>INTypes</key><array/>
            </dict>
            </plist>
            """
    }()

    /// `plan` says what the process is to do; `value` is resolved, `fallback` has a default.
    private static func intent(_ type: String) -> String {
        """
        <dict>
            <key>INIntentCategory</key><string>generic</string>
            <key>INIntentDescription</key><string>Asks</string>
            <key>INIntentLastParameterTag</key><integer>3</integer>
            <key>INIntentName</key><string>Ask\(type)</string>
            <key>INIntentParameterCombinations</key>
            <dict>
                <key>plan,value</key>
                <dict>
                    <key>INIntentParameterCombinationIsPrimary</key><true/>
                    <key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
                    <key>INIntentParameterCombinationTitle</key><string>Ask ${plan} for ${value}</string>
                </dict>
            </dict>
            <key>INIntentParameters</key>
            <array>
                \(parameter("plan", "String", tag: 1, ["Configurable"]))
                \(parameter("value", type, tag: 2, ["Configurable", "SupportsResolution"]
                    + (type == "Object" || type == "String" ? ["SupportsDynamicEnumeration"] : [])))
                \(parameter("fallback", type, tag: 3, ["Configurable", "SupportsDynamicEnumeration"]))
            </array>
            <key>INIntentResponse</key>
            <dict>
                <key>INIntentResponseCodes</key>
                <array>
                    <dict>
                        <key>INIntentResponseCodeFormatString</key><string>It is ${answer}.</string>
                        <key>INIntentResponseCodeName</key><string>success</string>
                        <key>INIntentResponseCodeSuccess</key><true/>
                    </dict>
                    <dict><key>INIntentResponseCodeName</key><string>failure</string></dict>
                </array>
                <key>INIntentResponseLastParameterTag</key><integer>1</integer>
                <key>INIntentResponseParameters</key>
                <array>
                    <dict>
                        <key>INIntentResponseParameterDisplayName</key><string>Answer</string>
                        <key>INIntentResponseParameterDisplayPriority</key><integer>1</integer>
                        <key>INIntentResponseParameterName</key><string>answer</string>
                        <key>INIntentResponseParameterTag</key><integer>1</integer>
                        <key>INIntentResponseParameterType</key><string>String</string>
                    </dict>
                </array>
            </dict>
            <key>INIntentTitle</key><string>Ask \(type)</string>
            <key>INIntentType</key><string>Custom</string>
            <key>INIntentUserConfirmationRequired</key><\(type == "Integer" ? "true" : "false")/>
            <key>INIntentVerb</key><string>Do</string>
        </dict>
        """
    }

    private static func parameter(_ name: String, _ type: String, tag: Int, _ flags: [String]) -> String {
        let marks = flags.map { "<key>INIntentParameter\($0)</key><true/>" }.joined()
        return """
            <dict>
                \(marks)
                <key>INIntentParameterDisplayName</key><string>\(name)</string>
                <key>INIntentParameterDisplayPriority</key><integer>\(tag)</integer>
                <key>INIntentParameterName</key><string>\(name)</string>
                <key>INIntentParameterTag</key><integer>\(tag)</integer>
                <key>INIntentParameterType</key><string>\(type)</string>
            </dict>
            """
    }
}
