// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// The declarations of Pango and GLib that are needed are repeated here, as in CRsvg.
