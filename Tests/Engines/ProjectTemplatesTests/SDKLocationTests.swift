// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Testing

@testable import ProjectTemplates

@Suite("Where a new project finds Beckon")
struct SDKLocationTests {
    private func location(
        _ variables: [String: String] = [:], program: String = "/usr/bin/beckon", packages: Set<String>
    ) throws(Problem<Fault>) -> SDKLocation {
        try SDKLocation(variables: variables, program: program) { packages.contains($0) ? $0 : nil }
    }

    @Test(
        "is the SDK of the installation, or the clone that the program was built in",
        arguments: [
            ("/usr/lib/beckon/beckon", "/usr/lib/beckon/sdk"), ("/usr/bin/beckon", "/usr/lib/beckon/sdk"),
            ("/home/ada/beckon/.build/x86_64-unknown-linux-gnu/release/beckon", "/home/ada/beckon"),
        ])
    func found(program: String, folder: String) throws {
        #expect(try location(program: program, packages: [folder]) == .folder(folder))
    }

    @Test("is what the environment names, before all others")
    func named() throws {
        let packages: Set = ["/usr/lib/beckon/sdk", "/home/ada/beckon"]
        #expect(try location(["BECKON_SDK": "/home/ada/beckon"], packages: packages) == .folder("/home/ada/beckon"))
        let url = "https://example.com/beckon.git"
        #expect(try location(["BECKON_SDK": url], packages: packages) == .repository(url))
    }

    @Test("an error names the program, or the folder in the environment, and the remedy")
    func missing() {
        #expect { try location(packages: []) } throws: {
            "\($0)" == "Beckon's package is not near /usr/bin/beckon; set BECKON_SDK to the folder or the URL of "
                + "Beckon's repository"
        }
        #expect { try location(["BECKON_SDK": "/tmp"], packages: ["/usr/lib/beckon/sdk"]) } throws: {
            "\($0)".hasPrefix("BECKON_SDK is ‘/tmp’, which contains no Package.swift; set it to the folder")
        }
    }

    private static func local(_ path: String) -> String {
        #".package(name: "beckon", path: Context.environment["BECKON_SDK"] ?? "# + path + ")"
    }

    @Test(
        "is a dependency under the name beckon, whatever its folder is called",
        arguments: [
            (SDKLocation.folder("/home/ada/beckon"), Self.local(#""/home/ada/beckon""#)),
            (.folder("/usr/lib/beckon/sdk"), Self.local(#""/usr/lib/beckon/sdk""#)),
            (.folder(#"/a "b"/beckon"#), Self.local(#""/a \"b\"/beckon""#)),
            (.repository("git@host:beckon"), #".package(url: "git@host:beckon", branch: "main")"#),
        ])
    func dependency(location: SDKLocation, text: String) {
        #expect(location.dependency == text)
    }
}
