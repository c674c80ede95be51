// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// As _Testing_UIKit, for a file that imports both Testing and CoreGraphics, which UIKit re-exports.
