// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// For tests of what speaks TLS: anyone who only checks signatures does not load it.
#include <openssl/ssl.h>
