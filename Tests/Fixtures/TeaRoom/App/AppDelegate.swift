// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import TeaIntents
import UIKit

/// Only has the app live.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
