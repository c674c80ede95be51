// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Commands
import Glibc

// What a person keeps is nobody else's, whatever their shell's mask is; what others are to read gets its mode expressly.
umask(0o077)
exit(await BeckonProgram().main())
