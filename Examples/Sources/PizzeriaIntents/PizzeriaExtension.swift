// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PizzeriaKit

/// Takes orders without the app.
@main
struct PizzeriaExtension: AppIntentsExtension {}
