// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for messages.
    public protocol MessagesIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.MessagesIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for messages.
    public static var messages: some AppSchema.MessagesIntent { AppSchema.Intent() }
}

extension AppSchema.MessagesIntent {
    /// `messages.draftMessage`.
    public var draftMessage: some AppSchemaIntent { AppSchema.Intent() }
    /// `messages.editSentMessage`.
    public var editSentMessage: some AppSchemaIntent { AppSchema.Intent() }
    /// `messages.sendMessage`.
    public var sendMessage: some AppSchemaIntent { AppSchema.Intent() }
    /// `messages.setMessageReadStatus`.
    public var setMessageReadStatus: some AppSchemaIntent { AppSchema.Intent() }
    /// `messages.unsendMessage`.
    public var unsendMessage: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of apps for messages.
    public protocol MessagesEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.MessagesEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for messages.
    public static var messages: some AppSchema.MessagesEntity { AppSchema.Entity() }
}

extension AppSchema.MessagesEntity {
    /// `messages.conversation`.
    public var conversation: some AppSchemaEntity { AppSchema.Entity() }
    /// `messages.customAttachment`.
    public var customAttachment: some AppSchemaEntity { AppSchema.Entity() }
    /// `messages.message`.
    public var message: some AppSchemaEntity { AppSchema.Entity() }
    /// `messages.messagePerson`.
    public var messagePerson: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of apps for messages.
    public protocol MessagesEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.MessagesEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of apps for messages.
    public static var messages: some AppSchema.MessagesEnum { AppSchema.Enum() }
}

extension AppSchema.MessagesEnum {
    /// `messages.conversationAttribute`.
    public var conversationAttribute: some AppSchemaEnum { AppSchema.Enum() }
    /// `messages.customReaction`.
    public var customReaction: some AppSchemaEnum { AppSchema.Enum() }
    /// `messages.messageAttribute`.
    public var messageAttribute: some AppSchemaEnum { AppSchema.Enum() }
    /// `messages.messageEffect`.
    public var messageEffect: some AppSchemaEnum { AppSchema.Enum() }
    /// `messages.messageType`.
    public var messageType: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
