// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Finds extensions that do not say which class answers for them.
struct PrincipalClassMissing: Rule {
    let about = RuleDescription(
        "principal-class-missing", .error, "an extension has no principal class",
        explanation: "An extension starts with the class in NSExtensionPrincipalClass; a UI extension may have a "
            + "storyboard instead. Without either, it cannot start.",
        remedy: "Add NSExtensionPrincipalClass: $(PRODUCT_MODULE_NAME), a dot and the class.")

    func findings(in project: CheckedProject) -> [Finding] {
        project.parts.compactMap { part in
            guard let plist = part.plist, part.kind == .intentsExtension || part.kind == .intentsInterfaceExtension,
                plist["NSExtension", "NSExtensionPrincipalClass"] == nil
            else { return nil }
            let isDrawn =
                part.kind == .intentsInterfaceExtension && plist["NSExtension", "NSExtensionMainStoryboard"] != nil
            guard !isDrawn else { return nil }
            return finding(
                at: plist.place("NSExtension"), "\(part.name) names no principal class",
                remedy: "add NSExtensionPrincipalClass, such as $(PRODUCT_MODULE_NAME).IntentHandler")
        }
    }
}
