// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// Opens a mail in the person's mail program, ready to be sent off: nothing goes out that they have not seen.
package struct MailPerformer: EffectPerformer {
    /// Bytes of the text, which is an argument of a program, and of all that is sent along.
    private static let longestText = 64 << 10
    private static let largestFiles = 64 << 20
    private static let mostRecipients = 100

    private let tools: MachineTools
    private let coercion: Coercion
    private let outgoing: OutgoingFiles

    /// - Parameter outgoing: Where files are put that a mail program is to read, such as one in `~/.cache`.
    package init(_ tools: MachineTools, coercion: Coercion, outgoing: URL) {
        self.tools = tools
        self.coercion = coercion
        self.outgoing = OutgoingFiles(folder: outgoing)
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        guard case .send(let message) = effect else { return nil }
        guard message.service == .mail else {
            throw ShortcutFailure(
                "this machine cannot send text messages", remedy: "send an email instead", kind: .missing)
        }
        try await compose(message)
        return .content(.nothing)
    }

    private func compose(_ message: Message) async throws(ShortcutFailure) {
        var arguments = ["--utf8"]
        for address in try Self.checked(message.copies) { arguments += ["--cc", address] }
        for address in try Self.checked(message.hiddenCopies) { arguments += ["--bcc", address] }
        if let subject = message.subject { arguments += ["--subject", Self.line(subject)] }
        let (text, files) = parts(of: message.content)
        guard text.utf8.count <= Self.longestText, files.reduce(0, { $0 + $1.data.count }) <= Self.largestFiles else {
            throw ShortcutFailure(
                "the mail is larger than \(Self.largestFiles >> 20) MB, or its text than \(Self.longestText >> 10) kB",
                remedy: "send less", kind: .tooMuch)
        }
        if !text.isEmpty { arguments += ["--body", text.replacing("\0", with: "")] }
        let recipients = try Self.checked(message.recipients)
        guard tools.hasDesktop, tools.tool(for: .mail) != nil else { throw tools.failure(.mail) }
        for path in try outgoing.put(files) { arguments += ["--attach", path] }
        var command = ToolCommand(arguments + recipients)
        command.leavesBehind = true
        command.timeout = .seconds(15)
        try await tools.run(.mail) { _ in command }
    }

    /// The text, and the files that are sent along.
    private func parts(of content: Content) -> (String, [ContentFile]) {
        var lines: [String] = []
        var files: [ContentFile] = []
        for item in content.items {
            if case .file(let file) = item.value { files.append(file) } else { lines.append(coercion.text(item)) }
        }
        return (lines.joined(separator: "\n"), files)
    }

    /// - Throws: Where one is not an address: what begins with `-` is an option to programs.
    static func checked(_ addresses: [String]) throws(ShortcutFailure) -> [String] {
        guard addresses.count <= mostRecipients else {
            throw ShortcutFailure(
                "an email has more than \(mostRecipients) recipients", remedy: "send it to fewer people at a time",
                kind: .tooMuch)
        }
        for address in addresses where !isAddress(address) {
            throw ShortcutFailure(
                "‘\(address.prefix(200))’ is not an email address", remedy: "give one such as ‘name@example.org’")
        }
        return addresses
    }

    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !text.hasPrefix("-") && text.utf8.count <= 254
            && text.unicodeScalars.allSatisfy {
                $0.value > 0x20 && $0.value != 0x7F && !"\"'<>(),;:\\[]?&%".unicodeScalars.contains($0)
            }
    }

    private static func line(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\0" ? " " : $0 }.prefix(500))
    }
}
