// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds imports of modules of Apple's that Beckon does not have.
struct ModuleAbsent: Rule {
    let about = RuleDescription(
        "module-absent", .warning, "a target imports a module that does not exist here",
        explanation: "Beckon has the modules that shortcuts need. A target that imports another of Apple's does not "
            + "build with it.",
        remedy: "Put what needs the module between #if canImport(…) and #endif, or into a target of its own.")

    /// Of Apple's modules, those that are met beside intents and are not here.
    static let modules: Set = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppKit", "AudioToolbox",
        "AuthenticationServices",
        "BackgroundTasks", "CallKit", "CarPlay", "Charts", "ClassKit", "CloudKit", "Combine", "Contacts", "ContactsUI",
        "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage", "CoreML",
        "CoreMotion",
        "CoreNFC", "CoreServices", "CoreTelephony", "CoreText", "CryptoKit", "EventKit", "EventKitUI", "GameKit",
        "HealthKit", "HomeKit", "ImageIO", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "Messages", "Metal", "MultipeerConnectivity", "NaturalLanguage", "Network",
        "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "Photos", "PhotosUI", "PushKit",
        "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Speech", "SpriteKit", "StoreKit",
        "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "UserNotificationsUI", "Vision",
        "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
    ]

    func findings(in project: CheckedProject) -> [Finding] {
        project.parts.filter { $0.kind != .otherExtension }.flatMap { part -> [Finding] in
            var found: [String: [Place]] = [:]
            for source in part.sources.map({ project.sources[$0] }) {
                for (module, place) in source.imports where Self.modules.contains(module) {
                    found[module, default: []].append(place)
                }
            }
            return found.sorted { $0.key < $1.key }.compactMap { module, places in
                guard let first = places.min() else { return nil }
                let more: Sentence = places.count > 1 ? ", here and in \(places.count - 1) more" : ""
                return finding(
                    at: first, "\(part.name) imports \(module), which does not exist here\(more)",
                    remedy: "keep it between #if canImport(\(module)) and #endif, or in a target of its own")
            }
        }
    }
}
