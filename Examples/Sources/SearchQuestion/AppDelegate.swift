// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Nothing of its own: what happens to the app happens to its scene.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
