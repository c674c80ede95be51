// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of apps for calls.
    public protocol PhoneIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PhoneIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of apps for calls.
    public static var phone: some AppSchema.PhoneIntent { AppSchema.Intent() }
}

extension AppSchema.PhoneIntent {
    /// `phone.startCall`.
    public var startCall: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The entity schemas of apps for calls.
    public protocol PhoneEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PhoneEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The entity schemas of apps for calls.
    public static var phone: some AppSchema.PhoneEntity { AppSchema.Entity() }
}

extension AppSchema.PhoneEntity {
    /// `phone.phonePerson`.
    public var phonePerson: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// The enumeration schemas of apps for calls.
    public protocol PhoneEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.PhoneEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of apps for calls.
    public static var phone: some AppSchema.PhoneEnum { AppSchema.Enum() }
}

extension AppSchema.PhoneEnum {
    /// `phone.audioVisualMode`.
    public var audioVisualMode: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
