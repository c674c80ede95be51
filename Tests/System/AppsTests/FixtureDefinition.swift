// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A small definition: buying bread.
enum FixtureDefinition {
    static let bakery = """
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
                <dict>
                    <key>INIntentCategory</key>
                    <string>order</string>
                    <key>INIntentName</key>
                    <string>BuyBread</string>
                    <key>INIntentParameters</key>
                    <array/>
                    <key>INIntentResponse</key>
                    <dict>
                        <key>INIntentResponseCodes</key>
                        <array>
                            <dict>
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
                    <string>Buy Bread</string>
                    <key>INIntentTitleID</key>
                    <string>title1</string>
                    <key>INIntentType</key>
                    <string>Custom</string>
                    <key>INIntentVerb</key>
                    <string>Buy</string>
                </dict>
            </array>
            <key>INTypes</key>
            <array/>
        </dict>
        </plist>
        """
}
