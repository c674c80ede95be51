// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// Makes values of a type of values of another, by what a parameter or the type says.
enum ValueResolution {
    /// - Throws: ``ValueCodingError`` where nothing makes one; what a resolver throws.
    static func value(
        of value: IntentValue, as type: any _IntentValue.Type, for parameter: (any AnyIntentParameter)?
    ) async throws -> Any {
        if let made = try await parameter?.resolve(value) { return made }
        throw ValueCoding.misfit(value, type)
    }
}

extension AnyIntentParameter {
    /// What the parameter's resolvers, or its type's, make of a value of another type; nil if they make nothing.
    func resolve(_ value: IntentValue) async throws -> Any? {
        for resolver in resolverList {
            if let made = try await Self.resolve(value, resolver, self) { return made }
        }
        return nil
    }

    private var resolverList: [any Resolver] {
        if let own = facts.resolvers?() { return own.list }
        return elementType.resolvers
    }

    private static func resolve<R: Resolver>(
        _ value: IntentValue, _ resolver: R, _ parameter: any AnyIntentParameter
    ) async throws -> Any? {
        guard let input = try await input(of: value, for: R.Input.self) as? R.Input else { return nil }
        return try await resolver.anyResolve(input, parameter)
    }

    private static func input(of value: IntentValue, for type: any _IntentValue.Type) async throws -> Any? {
        switch type {
        case let type as any EncodableValue.Type: type.make(of: value)
        case let type as any AppEnum.Type:
            if case .enumeration(let number) = value { type.any(rawNumber: number) } else { nil }
        case let type as any AppEntity.Type:
            if case .object(let object) = value {
                try await EntityCoding.entity(of: object, as: type, by: nil)
            } else {
                nil
            }
        default: nil
        }
    }
}

extension Resolver {
    /// Of a parameter whose type is not the resolver's own, another that is only asked what it is called.
    fileprivate func anyResolve(_ input: Input, _ parameter: any AnyIntentParameter) async throws -> Any? {
        let own = parameter as? IntentParameter<Output> ?? parameter.twin(as: Output.self)
        return try await resolve(from: input, context: IntentParameterContext(own))
    }
}

extension AnyIntentParameter {
    /// A parameter of another type that says the same of itself, such as of one element.
    fileprivate func twin<Value: _IntentValue & Sendable>(as type: Value.Type) -> IntentParameter<Value> {
        let twin = IntentParameter<Value>(facts)
        twin.name = name
        return twin
    }
}

extension ResolverSpecification {
    fileprivate var list: [any Resolver] { Array(self) }
}

extension _IntentValue {
    fileprivate static var resolvers: [any Resolver] { defaultResolverSpecification.list }
}
