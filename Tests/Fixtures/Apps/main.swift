// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@_spi(Generated) import IntentsUI

// A bundle says by the name of its executable which app it is.
switch URL(filePath: CommandLine.arguments[0]).lastPathComponent {
case "LifeApp": LifeDelegate.main()
case "TableApp": TableDelegate.main()
case "VoiceApp": VoiceDelegate.main()
case "PanelFixture": INUIExtensionMain()
case let name:
    FileHandle.standardError.write(Data("FixtureApps: there is no app ‘\(name)’\n".utf8))
    exit(2)
}
