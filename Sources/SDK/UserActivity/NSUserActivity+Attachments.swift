// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// A value of another module on an activity that has something to say where the activity travels.
package protocol ActivityPayloadWriting {
    func write(into payload: inout ActivityPayload)
}

/// A value of another module that each copy of an activity gets a copy of.
package protocol ActivityAttachmentCopying {
    func copiedAttachment() -> Any
}

extension NSUserActivity {
    /// What a module that stands above this one keeps on the activity, one value of each type.
    ///
    /// So `interaction` can be a property of Intents' and `contentAttributeSet` one of CoreSpotlight's.
    package func attachment<Value>(_ type: Value.Type = Value.self) -> Value? {
        attachments[ObjectIdentifier(type)] as? Value
    }

    /// Keeps a value in place of the one of its type; nil takes it away.
    package func attach<Value>(_ value: Value?, as type: Value.Type = Value.self) {
        attachments[ObjectIdentifier(type)] = value
    }

    func copyAttachments(from other: NSUserActivity) {
        attachments = other.attachments.mapValues { (($0 as? any ActivityAttachmentCopying)?.copiedAttachment()) ?? $0 }
    }
}
