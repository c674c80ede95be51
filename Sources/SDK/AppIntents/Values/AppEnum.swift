// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An app's own enumeration, whose cases people can choose.
///
/// ```swift
/// enum Size: String, AppEnum {
///     case small, large
///
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
///     static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
/// }
/// ```
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// Cases have no resolvers.
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Self>() }
}
