// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import TeaIntents

/// Has the intents performed without the app.
@main
struct TeaRoomExtension: AppIntentsExtension {}
