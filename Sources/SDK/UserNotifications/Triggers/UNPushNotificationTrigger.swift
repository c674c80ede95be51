// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A notification that came from a server; none does here.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
