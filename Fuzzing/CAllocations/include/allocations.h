// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#ifndef BECKON_ALLOCATIONS_H
#define BECKON_ALLOCATIONS_H

/// How many bytes the process has asked the heap for since its start, whether it still has them or not.
unsigned long long beckon_allocated_bytes(void);

#endif
