// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#pragma once
// Nothing to call: linked into the tests, this takes the place of functions of Swift's runtime.
