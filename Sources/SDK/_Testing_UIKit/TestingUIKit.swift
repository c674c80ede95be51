// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// A file that imports both Testing and UIKit imports a module of this name, which the toolchain's Testing promises for
// every UIKit; on Apple's systems it attaches images to tests. Without it no test of an app would build.
