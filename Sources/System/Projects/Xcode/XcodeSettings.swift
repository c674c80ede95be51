// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences

/// The build settings of one target, in Xcode's order of precedence.
struct XcodeSettings {
    let settings: BuildSettings
    /// False if a configuration file could not be read, so that settings may be missing.
    private(set) var isComplete = true

    init(
        of target: XcodeObjects.Object, in objects: XcodeObjects, paths: XcodeFilePaths, folder: String,
        project: String,
        overriding given: [String: String] = [:]
    ) {
        let name = target.text("name") ?? ""
        var values = [
            "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": folder, "PROJECT_DIR": folder,
            "SOURCE_ROOT": folder, "PROJECT_NAME": project, "CONFIGURATION": "Release",
            // Both parts of a group's name that only signing knows; groups are compared without them.
            "AppIdentifierPrefix": "", "TeamIdentifierPrefix": "",
            "DEVELOPMENT_LANGUAGE": objects.root?.text("developmentRegion") ?? "en",
        ]
        for owner in [objects.root, target].compactMap(\.self) {
            guard let configuration = Self.configuration(of: owner, in: objects) else { continue }
            if let reference = configuration.text("baseConfigurationReference") {
                let file = paths.files(reference).first.map { XcodeConfigurationFile(path: $0) }
                values.merge(file?.settings ?? [:]) { Self.inheriting($1, from: $0) }
                if file?.isComplete != true { isComplete = false }
            }
            if configuration.text("baseConfigurationReferenceAnchor") != nil { isComplete = false }
            for (key, value) in configuration.table("buildSettings") where !key.contains("[") {
                guard let text = Self.text(value) else { continue }
                values[key] = Self.inheriting(text, from: values[key])
            }
        }
        settings = BuildSettings(values).overridden(by: given, in: name)
    }

    /// The value of a setting with its variables replaced; nil if it or one of them is not set.
    subscript(name: String) -> String? {
        guard let raw = settings.values[name], let value = settings.known(raw), !value.isEmpty else { return nil }
        return value
    }

    /// Release, which is what is uploaded, else the first.
    private static func configuration(of owner: XcodeObjects.Object, in objects: XcodeObjects) -> XcodeObjects.Object? {
        guard let list = objects[owner.text("buildConfigurationList")] else { return nil }
        let all = objects.members(list, "buildConfigurations")
        return all.first { $0.text("name") == "Release" } ?? all.first
    }

    private static func text(_ value: PropertyTree) -> String? {
        switch value {
        case .string(let text): text
        case .array(let items): items.compactMap(text).joined(separator: " ")
        default: nil
        }
    }

    private static func inheriting(_ value: String, from inherited: String?) -> String {
        value.replacing("$(inherited)", with: inherited ?? "").replacing("${inherited}", with: inherited ?? "")
    }
}

/// The settings of an `.xcconfig` file and those it includes.
struct XcodeConfigurationFile {
    private static let sizeLimit = 1 << 20
    /// Files altogether: each may include all others.
    private static let fileLimit = 64

    private(set) var settings: [String: String] = [:]
    /// False if an included file is missing, so that any setting may be missing.
    private(set) var isComplete = true

    private var fileCount = 0

    init(path: String) { read(path) }

    private mutating func read(_ path: String) {
        fileCount += 1
        guard fileCount <= Self.fileLimit, let bytes = try? BoundedBytes.read(path, limit: Self.sizeLimit) else {
            isComplete = false
            return
        }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let statement = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
            let text = String(statement).trimmingCharacters(in: .whitespaces)
            if let match = text.firstMatch(of: /^#include(\??)\s*"([^"]+)"/) {
                let folder = URL(filePath: path).deletingLastPathComponent().path
                let next = XcodeFilePaths.join(folder, String(match.output.2))
                if match.output.1.isEmpty || FileManager.default.fileExists(atPath: next) {
                    read(next)
                }
            } else if let equals = text.firstIndex(of: "=") {
                let name = text[..<equals].trimmingCharacters(in: .whitespaces)
                let value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
                // Settings under a condition are for some builds only.
                if !name.contains("[") { settings[name] = value }
            }
        }
    }
}
