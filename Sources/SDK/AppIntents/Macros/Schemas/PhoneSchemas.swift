// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// What apps for calls do.
    public protocol PhoneIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.PhoneIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// What apps for calls do.
    public static var phone: some AppSchema.PhoneIntent { AppSchema.Intent() }
}

extension AppSchema.PhoneIntent {
    /// `phone.startCall`.
    public var startCall: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// What apps for calls are about.
    public protocol PhoneEntity: Kind {}
}

extension AppSchema.Entity: AppSchema.PhoneEntity {}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// What apps for calls are about.
    public static var phone: some AppSchema.PhoneEntity { AppSchema.Entity() }
}

extension AppSchema.PhoneEntity {
    /// `phone.phonePerson`.
    public var phonePerson: some AppSchemaEntity { AppSchema.Entity() }
}

extension AppSchema {
    /// What apps for calls choose among.
    public protocol PhoneEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.PhoneEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// What apps for calls choose among.
    public static var phone: some AppSchema.PhoneEnum { AppSchema.Enum() }
}

extension AppSchema.PhoneEnum {
    /// `phone.audioVisualMode`.
    public var audioVisualMode: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
