// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Stands for a file that the build generates; the other one, as an app's own sources do, knows only Foundation.
import AppGroups
