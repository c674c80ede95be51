// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The Clang half of this module, with `os_unfair_lock` and the parts that `import os.log` and its like name.
@_exported public import os
