// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// How the kind of what is looked for in notes was resolved.
open class INNotebookItemTypeResolutionResult: INIntentResolutionResult {
    /// The parameter has this kind.
    public class func success(with resolvedNotebookItemType: INNotebookItemType) -> Self {
        settled(resolvedNotebookItemType)
    }

    /// Asks the person to choose one of these kinds.
    public static func disambiguation(with notebookItemTypesToDisambiguate: [INNotebookItemType]) -> Self {
        choice(notebookItemTypesToDisambiguate)
    }

    /// Asks the person to confirm this kind.
    public class func confirmationRequired(with notebookItemTypeToConfirm: INNotebookItemType) -> Self {
        question(notebookItemTypeToConfirm)
    }
}

#endif
