// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct GardenIntentsExtension: AppIntentsExtension {
    init() {
        AppDependencyManager.shared.add(dependency: Garden.shared)
    }
}
