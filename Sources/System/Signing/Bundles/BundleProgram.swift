// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Foundation
import Glibc
import Sentences

/// The program that a bundle's `Info.plist` names.
struct BundleProgram: ~Copyable {
    private let file: ProgramFile
    private let info: InfoPlist
    /// Whether classes may come from libraries that the bundle brings along.
    private let hasLibraries: Bool

    var architecture: BundleArchitecture { file.architecture }

    /// Opens a bundle's program.
    ///
    /// - Parameter place: Of the bundle in its app; nil for the app.
    /// - Throws: ``BundleProblem`` where there is no executable, or it is not a program.
    static func open(
        _ contents: BundleContents, info: InfoPlist, at place: BundlePath?, in root: URL
    ) throws(BundleProblem) -> BundleProgram {
        let bundle = info.identifier.text
        guard let name = info.executable else {
            throw .badInfo(
                bundle,
                InfoPlistError(
                    key: "CFBundleExecutable", reason: "the key is missing", remedy: "add the executable's file name"))
        }
        guard let path = BundlePath(name), contents.files[path]?.isExecutable == true,
            let way = place.map({ $0.appending(name) }) ?? path
        else { throw .noExecutable(bundle, name) }
        let hasLibraries = contents.files.keys.contains { $0.text.hasSuffix(".so") || $0.text.contains(".so.") }
        do {
            return BundleProgram(file: try file(way, in: root), info: info, hasLibraries: hasLibraries)
        } catch {
            throw .noProgram(bundle, name, error.reason)
        }
    }

    /// The program of a bundle that was verified before; nil if it cannot be read, which those report who start it.
    static func installed(_ info: InfoPlist, at place: BundlePath?, in root: URL) -> BundleProgram? {
        guard let name = info.executable, let way = place.map({ $0.appending(name) }) ?? BundlePath(name),
            let file = try? file(way, in: root)
        else { return nil }
        return BundleProgram(file: file, info: info, hasLibraries: false)
    }

    private init(file: consuming ProgramFile, info: InfoPlist, hasLibraries: Bool) {
        self.file = file
        self.info = info
        self.hasLibraries = hasLibraries
    }

    /// The problem with `NSExtensionPrincipalClass`, where the program surely lacks it.
    func principalClassProblem() throws(BundleProblem) -> BundleProblem? {
        guard let wanted = info.extension?.principalClass, !hasLibraries else { return nil }
        do {
            return try file.hasClass(wanted) == false ? .noPrincipalClass(info.identifier.text, wanted) : nil
        } catch {
            throw .noProgram(info.identifier.text, info.executable ?? "", error.reason)
        }
    }

    /// The problem with the SDK that the program was built with, where the system has none of that build.
    func sdkProblem(with sdk: PrebuiltSDK) throws(BundleProblem) -> BundleProblem? {
        do {
            return sdk.missing(from: try file.libraries()).map {
                .otherSDK(info.identifier.text, needed: PrebuiltSDK.build(of: $0), provided: sdk.build)
            }
        } catch {
            throw .noProgram(info.identifier.text, info.executable ?? "", error.reason)
        }
    }

    private static func file(_ way: BundlePath, in root: URL) throws(ProgramFile.Refusal) -> ProgramFile {
        let descriptor: Descriptor
        do throws(SystemError) {
            let folder = try Descriptor(path: root.path, flags: O_RDONLY | O_DIRECTORY)
            descriptor = try Descriptor(beneath: way.text, in: folder, flags: O_RDONLY | O_NONBLOCK)
        } catch {
            throw ProgramFile.Refusal("it cannot be read: \(error)")
        }
        return try ProgramFile.reading(descriptor)
    }
}
