// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// `os_unfair_lock` and its functions.
@_exported public import COS
// The Clang half of this module: the parts that `import os.log` and its like name.
@_exported public import os
