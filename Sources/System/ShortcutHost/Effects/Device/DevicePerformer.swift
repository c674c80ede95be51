// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences
import ShortcutRunner
package import Shortcuts

/// What the machine is like, and its settings: by the files of the kernel, and by the programs that desktops have.
package struct DevicePerformer: EffectPerformer {
    private let tools: MachineTools
    private let files: MachineFiles
    private let addresses: @Sendable () -> [NetworkAddress]

    /// - Parameter root: The root of the machine's files, where the kernel's are.
    package init(_ tools: MachineTools, root: URL = URL(filePath: "/")) {
        self.init(tools, root: root, addresses: { NetworkAddress.all })
    }

    init(_ tools: MachineTools, root: URL, addresses: @escaping @Sendable () -> [NetworkAddress]) {
        self.tools = tools
        files = MachineFiles(root: root)
        self.addresses = addresses
    }

    package func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        guard case .device(let request) = effect else { return nil }
        return .content(try await content(for: request))
    }

    private var levels: DeviceLevels { DeviceLevels(tools: tools, files: files) }

    private func content(for request: DeviceRequest) async throws(ShortcutFailure) -> Content {
        switch request {
        case .detail(let name):
            return try await DeviceDetails(tools: tools, files: files, levels: levels).value(name)
        case .batteryLevel: return .number(Number(try battery().level))
        case .isCharging: return .boolean(try battery().isCharging)
        case .isConnectedToCharger: return .boolean(try battery().isConnected)
        case .address(let version): return .text(try localAddress(version))
        case .network(let name): return try await NetworkDetails(tools: tools, files: files).value(name)
        case .setVolume(let level): try await levels.setVolume(level)
        case .setBrightness(let level): try await levels.setBrightness(level)
        case .vibrate:
            throw ShortcutFailure("this machine does not vibrate", remedy: "remove the action", kind: .missing)
        case .currentSong: return try await song()
        case .set(let target, let value): try await DeviceSwitches(tools: tools).set(target, value)
        }
        return .nothing
    }

    private func battery() throws(ShortcutFailure) -> Battery {
        guard let battery = Battery(files) else {
            throw ShortcutFailure("this machine has no battery", remedy: "remove the action", kind: .missing)
        }
        return battery
    }

    private func localAddress(_ version: Int) throws(ShortcutFailure) -> String {
        guard let address = addresses().first(where: { $0.version == version && !$0.isLoopback }) else {
            throw ShortcutFailure(
                "this machine has no IPv\(version) address", remedy: "connect it to a network")
        }
        return address.text
    }

    private func song() async throws(ShortcutFailure) -> Content {
        let separator = "\u{1F}"
        let format = ["{{title}}", "{{artist}}", "{{album}}"].joined(separator: separator)
        let said: Data
        do throws(ShortcutFailure) {
            said = try await tools.run(.song) { _ in ToolCommand("metadata", "--format", format) }
        } catch {
            // That nothing plays is no failure.
            guard error.reason.description.contains("No player") else { throw error }
            return .nothing
        }
        let parts = said.trimmedText.components(separatedBy: separator)
        guard let title = parts.first, !title.isEmpty else { return .nothing }
        var properties = ContentDictionary()
        for (name, part) in zip(["Title", "Artist", "Album"], parts) where !part.isEmpty {
            properties[name] = .text(part)
        }
        return Content(.record(ContentRecord(kind: .music, title: title, properties: properties)))
    }
}
