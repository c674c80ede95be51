// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A small definition for tests that need an app: `BuyBread`, which asks for a
/// number of loaves, and `AskPrice`, which asks nothing.
package enum BakeryDefinition {
    /// The content of `Bakery.strings` in Simplified Chinese.
    package static let chinese = """
        "titl01" = "买面包";
        "titl02" = "问价";
        "prmt01" = "要几个？";
        "succ01" = "面包已经在路上了。";
        "comb01" = "买${loaves}个面包";
        """

    /// The same, with `BuyBread` as something that may be donated: with a number of loaves or without.
    package static let donating = text.replacing(
        "<key>INIntentResponse</key>", with: "\(combinations)<key>INIntentResponse</key>", maxReplacements: 1)

    private static let combinations = """
        <key>INIntentParameterCombinations</key>
        <dict>
            <key></key>
            <dict>
                <key>INIntentParameterCombinationTitle</key>
                <string>Buy bread</string>
            </dict>
            <key>loaves</key>
            <dict>
                <key>INIntentParameterCombinationIsPrimary</key>
                <true/>
                <key>INIntentParameterCombinationTitle</key>
                <string>Buy ${loaves} loaves</string>
                <key>INIntentParameterCombinationTitleID</key>
                <string>comb01</string>
            </dict>
        </dict>

        """

    /// The content of `Bakery.intentdefinition`.
    package static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>INEnums</key>
            <array/>
            <key>INIntentDefinitionModelVersion</key>
            <string>1.2</string>
            <key>INIntentDefinitionNamespace</key>
            <string>bak3ry</string>
            <key>INIntentDefinitionSystemVersion</key>
            <string>22A380</string>
            <key>INIntentDefinitionToolsBuildVersion</key>
            <string>14A309</string>
            <key>INIntentDefinitionToolsVersion</key>
            <string>14.0</string>
            <key>INIntents</key>
            <array>
        \(intent("BuyBread", title: "Buy Bread", titleID: "titl01", parameters: loaves, spoken: "The bread is on its way."))
        \(intent("AskPrice", title: "Ask Price", titleID: "titl02", parameters: "", spoken: "Two coins."))
            </array>
            <key>INTypes</key>
            <array/>
        </dict>
        </plist>
        """

    private static func intent(
        _ name: String, title: String, titleID: String, parameters: String, spoken: String
    ) -> String {
        """
                <dict>
                    <key>INIntentCategory</key>
                    <string>generic</string>
                    <key>INIntentLastParameterTag</key>
                    <integer>1</integer>
                    <key>INIntentName</key>
                    <string>\(name)</string>
                    <key>INIntentParameters</key>
                    <array>\(parameters)</array>
                    <key>INIntentResponse</key>
                    <dict>
                        <key>INIntentResponseCodes</key>
                        <array>
                            <dict>
                                <key>INIntentResponseCodeFormatString</key>
                                <string>\(spoken)</string>
                                <key>INIntentResponseCodeFormatStringID</key>
                                <string>succ01</string>
                                <key>INIntentResponseCodeName</key>
                                <string>success</string>
                                <key>INIntentResponseCodeSuccess</key>
                                <true/>
                            </dict>
                            <dict>
                                <key>INIntentResponseCodeName</key>
                                <string>failure</string>
                            </dict>
                        </array>
                    </dict>
                    <key>INIntentTitle</key>
                    <string>\(title)</string>
                    <key>INIntentTitleID</key>
                    <string>\(titleID)</string>
                    <key>INIntentType</key>
                    <string>Custom</string>
                    <key>INIntentVerb</key>
                    <string>Do</string>
                </dict>
        """
    }

    private static let loaves = """
        <dict>
            <key>INIntentParameterConfigurable</key>
            <true/>
            <key>INIntentParameterDisplayName</key>
            <string>Loaves</string>
            <key>INIntentParameterDisplayNameID</key>
            <string>name01</string>
            <key>INIntentParameterDisplayPriority</key>
            <integer>1</integer>
            <key>INIntentParameterName</key>
            <string>loaves</string>
            <key>INIntentParameterPromptDialogs</key>
            <array>
                <dict>
                    <key>INIntentParameterPromptDialogCustom</key>
                    <true/>
                    <key>INIntentParameterPromptDialogFormatString</key>
                    <string>How many loaves?</string>
                    <key>INIntentParameterPromptDialogFormatStringID</key>
                    <string>prmt01</string>
                    <key>INIntentParameterPromptDialogType</key>
                    <string>Primary</string>
                </dict>
            </array>
            <key>INIntentParameterSupportsResolution</key>
            <true/>
            <key>INIntentParameterTag</key>
            <integer>1</integer>
            <key>INIntentParameterType</key>
            <string>Integer</string>
        </dict>
        """
}
