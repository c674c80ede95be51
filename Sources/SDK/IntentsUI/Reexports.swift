// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A source file that says only `import IntentsUI` sees these two on Apple's systems too.
@_exported public import Intents
@_exported public import UIKit
