// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

/// An app in this process, with its events handed to it.
@MainActor struct TestedLife {
    let application = UIApplication()
    let log: CallLog
    let life: DelegateCaller

    /// - Parameter acknowledge: Takes the frames; nil writes into the log what they say.
    init(
        _ delegate: any UIApplicationDelegate, manifest: DeclaredScenes? = nil, archive: SceneArchive? = nil,
        acknowledge: ((Data) -> Void)? = nil
    ) {
        let log = CallLog()
        self.log = log
        life = DelegateCaller(
            of: application, delegate: delegate, scenes: SceneSource(manifest: manifest, archive: archive),
            acknowledge: acknowledge ?? { log.note(Self.description(of: $0)) })
    }

    private static func description(of frame: Data) -> String {
        do {
            var decoder = FrameDecoder()
            frame.withUnsafeBytes { decoder.append($0) }
            let content = try #require(try decoder.next())
            guard case .delivered(let id, let handled) = try MessageFromApp(frame: content) else {
                return "no delivery"
            }
            return "delivered \(id) \(handled)"
        } catch {
            return "\(error)"
        }
    }

    /// An app with scenes, whose scene delegate is named in its Info.plist.
    static func withScenes(archive: SceneArchive? = nil) -> TestedLife {
        TestedLife(LoggingAppDelegate(), manifest: .naming("UIKitTests.LoggingSceneDelegate"), archive: archive)
    }

    @discardableResult func handle(_ event: AppEvent) async throws -> AppState {
        try await CallLog.$current.withValue(log) { try await life.handle(event) }
    }

    /// What is called for an event, without what was before.
    func calls(for event: AppEvent) async throws -> [String] {
        log.calls = []
        try await handle(event)
        return log.calls
    }
}

extension DeclaredScenes {
    static func naming(_ delegate: String?, sceneClass: String? = nil) -> DeclaredScenes {
        DeclaredScenes(configurations: [
            UISceneSession.Role.windowApplication.rawValue: [
                Configuration(name: "Other", sceneClass: "No.Such", delegateClass: "No.Such"),
                Configuration(name: "Default", sceneClass: sceneClass, delegateClass: delegate),
            ]
        ])
    }
}

extension LaunchItem {
    static let action = LaunchItem.quickAction(QuickActionPayload(type: "add", title: "Add"))
    static let activity = LaunchItem.activity(ActivityPayload(activityType: "app.example.board"), nil)

    static func link() throws -> LaunchItem {
        .url(try #require(URL(string: "board://row/7")), source: "app.example.other")
    }
}
