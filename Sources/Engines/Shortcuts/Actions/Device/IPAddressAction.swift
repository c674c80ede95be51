// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// Gives an address of the machine, as its network or the world knows it.
struct IPAddressAction: EffectAction {
    static let reaches: Set<ActionReach> = [.network]
    static let definition = ActionDefinition(
        "getipaddress", "Get Current IP Address",
        [
            .choice("WFIPAddressSourceOption", ["External", "Local"]),
            .choice("WFIPAddressTypeOption", ["IPv4", "IPv6"]),
        ])

    private let source: ChosenValue
    private let type: ChosenValue

    init(_ parameters: inout ParameterReader) {
        source = parameters.choice("WFIPAddressSourceOption")
        type = parameters.choice("WFIPAddressTypeOption")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let isLocal = try source.value(in: context) == "Local"
        let version = try type.value(in: context) == "IPv6" ? 6 : 4
        guard !isLocal else { return .needs(.device(.address(version: version))) }
        return .needs(.fetch(WebRequest(Self.service(version)))) { result, context throws(ShortcutFailure) in
            let text = context.text(of: try result.content()).trimmingCharacters(in: .whitespacesAndNewlines)
            guard Self.isAddress(text, version) else {
                throw ShortcutFailure(
                    "\(Self.service(version)) did not return this machine's external address",
                    remedy: "try it later, or ask for the local address")
            }
            return .done(.text(text))
        }
    }

    /// Answers with the address that it is asked from, and nothing else; no machine knows that by itself.
    private static func service(_ version: Int) -> String {
        version == 6 ? "https://api6.ipify.org" : "https://api.ipify.org"
    }

    private static func isAddress(_ text: String, _ version: Int) -> Bool {
        if version == 4 {
            let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
            return numbers.count == 4 && numbers.allSatisfy { $0 != nil }
        }
        return (2...45).contains(text.utf8.count) && text.contains(":")
            && text.allSatisfy { $0.isASCII && $0.isHexDigit || $0 == ":" || $0 == "." }
    }
}
