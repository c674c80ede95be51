// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// Two programs in one: a member of an app group, and an app that speaks the person's language.
if CommandLine.arguments.dropFirst() == ["member"] { GroupMember().answerLines() } else { speak() }
