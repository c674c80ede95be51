// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents

/// A handler that forgot to handle.
final class NeitherHandler: NSObject, NeitherIntentHandling {}
