// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Wire

@testable import UIKit

@Suite("The plan of an app's life") struct LifePlanTests {
    private static let (classic, scenes) = (LifePlan(hasScenes: false), LifePlan(hasScenes: true))

    @Test("keeps an item that a launch declined from its own method, with scenes never")
    func declined() {
        #expect(
            Self.classic.stepsAfterLaunch(with: .action, accepted: false) == [
                .itemIsDelivered, .applicationDidBecomeActive,
            ])
        #expect(Self.classic.stepsAfterLaunch(with: nil, accepted: false) == [.applicationDidBecomeActive])
        #expect(
            Self.scenes.stepsAfterLaunch(with: .action, accepted: false)
                == Self.scenes.stepsAfterLaunch(with: .action, accepted: true))
    }

    static let items: [LaunchItem] = [.action, .activity]

    @Test(
        "acknowledges an item once, right after the method that gets it", arguments: items,
        [AppState.active, .inactive, .background])
    func once(item: LaunchItem, state: AppState) throws {
        for plan in [Self.classic, Self.scenes] {
            let steps = plan.steps(for: .foreground(Delivery(id: 1, item: item)), in: state)
            #expect(steps.filter { $0 == .itemIsDelivered }.count == 1)
            let before = try #require(steps.firstIndex(of: .itemIsDelivered)) - 1
            let methods: Set<LifeStep> = [
                .applicationPerformsAction, .applicationContinuesActivity, .scenePerformsAction,
                .sceneContinuesActivity,
            ]
            #expect(methods.contains(steps[before]))
        }
    }
}
