// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Lets an intent's images be reached by key paths of its own class.
///
/// The name is Apple's; apps see only the two methods on their intents.
public protocol _INIntentSetImageKeyPath {}

extension INIntent: _INIntentSetImageKeyPath {}

extension _INIntentSetImageKeyPath where Self: INIntent {
    /// Sets the picture that stands for a parameter's value; nil takes it away.
    ///
    /// A key path that leads to no parameter of the intent changes nothing.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        guard let name = Self.propertyName(at: parameterName) else { return }
        __setImage(image, forParameterNamed: name)
    }

    /// The picture that stands for a parameter's value.
    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        Self.propertyName(at: parameterName).flatMap { __image(forParameterNamed: $0) }
    }
}

extension INIntent {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Sets a parameter's picture by the parameter's name; Swift code uses the key path.
    public func __setImage(_ image: INImage?, forParameterNamed parameterName: String) {
        images[parameterName] = image
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A parameter's picture by the parameter's name; Swift code uses the key path.
    public func __image(forParameterNamed parameterName: String) -> INImage? {
        images[parameterName]
    }

    /// The picture of the first parameter that has one.
    public func keyImage() -> INImage? {
        Self.properties.lazy.compactMap { self.images[$0.name] }.first
    }

    /// The name of the parameter that a key path leads to.
    static func propertyName(at path: AnyKeyPath) -> String? {
        properties.first { $0.path == path }?.name
    }
}
