// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A parameter of an intent or a property of a response, named by its class and key path.
open class INParameter: NSObject, NSCopying, NSSecureCoding {
    /// The class of the intent or response.
    public let parameterClass: AnyClass
    /// The key path from the class to the parameter, such as `kind`.
    public let parameterKeyPath: String

    private var indices: [String: Int] = [:]

    /// A parameter by the name its definition gives it.
    public convenience init(for aClass: AnyClass, keyPath: String) { self.init(aClass, keyPath) }

    /// A parameter by a Swift key path; nil when it leads to no parameter of a generated class.
    public convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>) {
        let name: String? =
            switch Root.self {
            case let intent as INIntent.Type: intent.propertyName(at: keyPath)
            case let response as INIntentResponse.Type: response.propertyName(at: keyPath)
            default: nil
            }
        guard let name, let root = Root.self as? AnyClass else { return nil }
        self.init(root, name)
    }

    private init(_ parameterClass: AnyClass, _ keyPath: String) {
        self.parameterClass = parameterClass
        self.parameterKeyPath = keyPath
    }

    /// Whether both name the same parameter, element for element.
    open func isEqual(to parameter: INParameter) -> Bool {
        parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
            && indices == parameter.indices
    }

    /// Sets the index of an array element on the key path, counted from 0.
    open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indices[subKeyPath] = index }

    /// The index of an array element on the key path; `NSNotFound` if none was set.
    open func index(forSubKeyPath subKeyPath: String) -> Int { indices[subKeyPath] ?? NSNotFound }

    /// Equal when ``isEqual(to:)`` is.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INParameter).map(isEqual(to:)) ?? false }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(parameterClass))
        hasher.combine(parameterKeyPath)
        hasher.combine(indices)
        return hasher.finalize()
    }

    /// The same parameter.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INParameter(parameterClass, parameterKeyPath)
        copy.indices = indices
        return copy
    }

    private struct Archive: Codable {
        var className: String
        var keyPath: String
        var indices: [String: Int]
    }

    /// Always true: a parameter is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes class, key path and indices into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encodeJSON {
            Archive(className: NSStringFromClass(parameterClass), keyPath: parameterKeyPath, indices: indices)
        }
    }

    /// Reads what ``encode(with:)`` wrote; nil when the class is not in this process.
    public required convenience init?(coder: NSCoder) {
        guard let archive = coder.decodeJSON(Archive.self),
            let parameterClass: AnyClass = WireName.class(archive.className)
        else { return nil }
        self.init(parameterClass, archive.keyPath)
        indices = archive.indices
    }
}
