// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A source file that says only `import QuartzCore` sees this on Apple's systems too.
@_exported public import CoreGraphics
