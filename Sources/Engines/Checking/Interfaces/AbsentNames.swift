// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Families of Apple's names that are not here, with what to do without them. A name that the SDK has is never meant.
enum AbsentNames {
    struct Family: Sendable {
        /// A star at the end stands for anything.
        let names: [String]
        /// The modules of which one, imported in the same file, brings the names.
        var imports: Set<String> = []
        let remedy: Sentence

        func holds(_ name: String) -> Bool {
            names.contains { $0.hasSuffix("*") ? name.hasPrefix($0.dropLast()) : $0 == name }
        }
    }

    static let families: [Family] = [
        Family(
            names: [
                "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDelegate",
                "URLRequest", "NSMutableURLRequest", "HTTPURLResponse", "URLResponse", "HTTPCookieStorage", "URLCache",
                "URLCredential", "URLAuthenticationChallenge", "URLProtocol",
            ], imports: ["FoundationNetworking"],
            remedy: "add import FoundationNetworking between #if canImport(FoundationNetworking) and #endif"),
        Family(
            names: ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"],
            imports: ["FoundationXML"],
            remedy: "add import FoundationXML between #if canImport(FoundationXML) and #endif"),
        Family(
            names: ["NSUserActivity"], imports: ["Intents", "IntentsUI", "UIKit", "CoreSpotlight", "AppFoundation"],
            remedy: "also import Intents, UIKit or CoreSpotlight"),
        Family(names: ["LocalizedStringResource"], remedy: "use String(localized:)"),
        Family(
            names: [
                "NSItemProvider", "UndoManager", "NSFileCoordinator", "NSFilePresenter", "NSMetadataQuery",
                "NSUbiquitousKeyValueStore", "RelativeDateTimeFormatter", "ListFormatter", "MeasurementFormatter",
                "DateComponentsFormatter", "NSLinguisticTagger", "NSDataDetector", "NSXPCConnection",
                "NSExtensionItem", "NSFetchRequest", "NSFetchedResultsController", "NSManagedObject",
                "NSManagedObjectContext", "NSPersistentContainer", "NSPersistentCloudKitContainer",
            ], remedy: "remove it: Foundation on Linux does not have it"),
        Family(
            names: ["NSHashTable", "NSMapTable", "NSPointerArray"], remedy: "use a Swift array or dictionary"),
        Family(
            names: ["UIHoverGestureRecognizer"],
            remedy: "use a UITapGestureRecognizer: there are no hover events here"),
        Family(names: ["UIStoryboard*", "UINib"], remedy: "create the views in code"),
        Family(
            names: ["UIActivityItem*", "UIDocument*"],
            remedy: "remove it: apps share files and defaults through an app group here"),
        Family(
            names: ["UICommand", "UIKeyCommand", "UIMenuController"],
            remedy: "build the UIMenu from UIActions"),
        Family(
            names: [
                "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable*",
                "UIViewControllerRepresentable*",
            ],
            remedy: "draw with UIKit: there is no SwiftUI here"),
        Family(
            names: ["UIAlertView", "UIActionSheet"], remedy: "use a UIAlertController"),
        Family(
            names: ["CSSearchQuery", "CSUserQuery"],
            remedy: "search in the app itself: only the device's search reads the index"),
        Family(
            names: ["CLLocationManager*", "CLGeocoder", "CLBeacon*", "CLHeading", "CLVisit"],
            remedy: "remove it: only intents have locations here"),
    ]

    /// What begins the names of the SDK's modules, and what a name of theirs continues with.
    static let prefixes = ["INUI", "IN", "UI", "CL", "CS", "CA"]

    /// `UI`, a capital and a small letter: nobody else is to name a type so.
    static func isApples(_ name: String) -> Bool {
        prefixes.contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            let rest = name.dropFirst(prefix.count).prefix(2)
            return rest.first?.isUppercase == true && rest.last?.isLowercase == true
        }
    }
}
