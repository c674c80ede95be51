// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Apple's modules that are met beside intents and are not here, with what to do without them.
enum AbsentModules {
    private static let remedies: [(modules: Set<String>, remedy: Sentence)] = [
        (
            ["SwiftUI", "Charts", "SwiftData", "TipKit"],
            "keep its views out of the extension and draw with UIKit, or put the code between #if canImport(…) and "
                + "#endif"
        ),
        (["WidgetKit", "ActivityKit"], "leave the calls out with #if canImport(WidgetKit) and #endif"),
        (
            ["UserNotificationsUI", "NotificationCenter", "PushKit"],
            "leave notifications out with #if canImport(PushKit) and #endif"
        ),
        (["Combine"], "use async sequences or closures"),
        (
            ["CoreData", "CloudKit"],
            "store data in files or defaults of an app group, or in a database that builds on Linux"
        ),
        (["AppIntents"], "declare custom intents in a definition file"),
        (["Darwin"], "import Foundation, or Glibc under #if canImport(Glibc)"),
        (["CoreText"], "import UIKit, which has the drawing API here"),
        (["CoreServices"], "import MobileCoreServices or UniformTypeIdentifiers"),
        (
            ["CryptoKit", "CommonCrypto"],
            "use Security for secrets, or a cryptography package that builds on Linux"
        ),
        (
            ["ObjectiveC"],
            "use plain Swift: without Objective-C there are no associated objects and no swizzling"
        ),
    ]

    /// Those without a remedy of their own: code that needs them is left out.
    private static let others: Set = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AddressBook", "AdSupport", "AppKit",
        "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
        "BusinessChat", "CallKit", "CarPlay", "ClassKit", "ClockKit", "Compression", "Contacts", "ContactsUI",
        "CoreAudio", "CoreBluetooth", "CoreHaptics", "CoreImage", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion",
        "CoreNFC", "CoreTelephony", "CoreVideo", "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory",
        "FileProvider", "GLKit", "GameKit", "GameplayKit", "HealthKit", "HealthKitUI", "HomeKit", "IOKit",
        "IdentityLookup", "ImageIO", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MultipeerConnectivity", "NaturalLanguage",
        "NearbyInteraction", "Network", "NetworkExtension", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
        "QuickLook", "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "SensorKit", "ShazamKit", "Social",
        "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SystemConfiguration", "Twitter", "VideoToolbox", "Vision",
        "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "simd",
    ]

    /// All that Apple has and that are neither in the toolchain nor of this SDK.
    static let all = all(without: .current)

    /// All that Apple has and that are neither in the toolchain nor of the SDK.
    static func all(without names: InterfaceNames) -> Set<String> {
        remedies.reduce(others) { $0.union($1.modules) }.subtracting(names.modules)
    }

    /// What to do in place of importing one.
    static func remedy(for module: String) -> Sentence {
        remedies.first { $0.modules.contains(module) }?.remedy
            ?? "put code that needs it between #if canImport(\(module)) and #endif, or into a target that is not "
            + "built here"
    }
}
