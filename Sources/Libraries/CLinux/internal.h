// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "CLinux.h"

/// The kernel's number of a resource, or -1.
int beckon_resource_number(enum beckon_resource resource);

/// Has the calling process and all its children ask before they start another,
/// and sends the descriptor of the questions over the messenger. Calls nothing
/// but the kernel. False with errno when the kernel refuses.
bool beckon_watch_starts(int messenger);

/// Takes a descriptor that was sent over a messenger; -1 when there is none.
int beckon_receive_descriptor(int messenger);
