// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if AppIntentsMacros

extension AppSchema {
    /// The intent schemas of cameras.
    public protocol CameraIntent: Kind {}
}

extension AppSchema.Intent: AppSchema.CameraIntent {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The intent schemas of cameras.
    public static var camera: some AppSchema.CameraIntent { AppSchema.Intent() }
}

extension AppSchema.CameraIntent {
    /// `camera.openInCaptureMode`.
    public var openInCaptureMode: some AppSchemaIntent { AppSchema.Intent() }
    /// `camera.setDevice`.
    public var setDevice: some AppSchemaIntent { AppSchema.Intent() }
    /// `camera.startCapture`.
    public var startCapture: some AppSchemaIntent { AppSchema.Intent() }
    /// `camera.stopCapture`.
    public var stopCapture: some AppSchemaIntent { AppSchema.Intent() }
    /// `camera.switchDevice`.
    public var switchDevice: some AppSchemaIntent { AppSchema.Intent() }
}

extension AppSchema {
    /// The enumeration schemas of cameras.
    public protocol CameraEnum: Kind {}
}

extension AppSchema.Enum: AppSchema.CameraEnum {}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The enumeration schemas of cameras.
    public static var camera: some AppSchema.CameraEnum { AppSchema.Enum() }
}

extension AppSchema.CameraEnum {
    /// `camera.captureDevice`.
    public var captureDevice: some AppSchemaEnum { AppSchema.Enum() }
    /// `camera.captureDuration`.
    public var captureDuration: some AppSchemaEnum { AppSchema.Enum() }
    /// `camera.captureMode`.
    public var captureMode: some AppSchemaEnum { AppSchema.Enum() }
}

#endif
