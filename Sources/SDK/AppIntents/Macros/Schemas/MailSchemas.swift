// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for mail.
    public protocol MailIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.MailIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for mail.
    public static var mail: some AppSchema.MailIntent { AppSchema.Intent() }
}

extension AppSchema.MailIntent {
    /// `mail.archiveMail`.
    public var archiveMail: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.createDraft`.
    public var createDraft: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.deleteDraft`.
    public var deleteDraft: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.deleteMail`.
    public var deleteMail: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.forwardMail`.
    public var forwardMail: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.openDraft`.
    public var openDraft: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.openMessage`.
    public var openMessage: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.replyMail`.
    public var replyMail: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.saveDraft`.
    public var saveDraft: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.sendDraft`.
    public var sendDraft: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.updateDraft`.
    public var updateDraft: some AppSchemaIntent { AppSchema.Intent() }
    /// `mail.updateMail`.
    public var updateMail: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of apps for mail.
    public protocol MailEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.MailEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for mail.
    public static var mail: some AppSchema.MailEntity { AppSchema.Entity() }
}

extension AppSchema.MailEntity {
    /// `mail.account`.
    public var account: some AppSchemaEntity { AppSchema.Entity() }
    /// `mail.draft`.
    public var draft: some AppSchemaEntity { AppSchema.Entity() }
    /// `mail.mailbox`.
    public var mailbox: some AppSchemaEntity { AppSchema.Entity() }
    /// `mail.message`.
    public var message: some AppSchemaEntity { AppSchema.Entity() }
}

#endif
