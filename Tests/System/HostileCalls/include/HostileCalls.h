// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

/// Tries what a sandbox should not let a process do.
///
/// The target is a path, or a number in digits. Returns 0 when it was done, the
/// number of the error when it was not, -1 when there is no such attempt.
int hostile_attempt(const char *name, const char *target);

/// Does something as often as it is let; returns how often, -1 when there is no such thing.
int hostile_count(const char *name);
