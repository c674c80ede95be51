// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import QuestionBank
import UIKit

extension Subject {
    /// In the person's language.
    var title: String { NSLocalizedString(rawValue, comment: "a subject at school").localizedCapitalized }
}
