// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import reports

@Suite("The reader of signatures")
struct SignatureReaderTests {
    @Test(
        "what is the same to callers is the same, however it is printed",
        arguments: [
            ("var carName: INSpeakableString? { get }", "@NSCopying var carName: INSpeakableString? { get }"),
            ("static let run: Self", "static var run: INKind { get }"),
            (
                "func donate(completion: ((Error?) -> Void)? = nil)",
                "@preconcurrency func donate(completion: (@Sendable ((any Error)?) -> ())? = nil) -> Swift.Void"
            ),
            (
                "class func success(with kind: INKind) -> Self",
                "open class func success(with resolvedKind: INKind) -> INKind"
            ),
            (
                "optional func confirm(intent: INIntent, completion: @escaping (INIntentResponse) -> Void)",
                "func confirm(intent: Intents.INIntent, completion: @escaping @Sendable (Intents.INIntentResponse) -> Swift.Void)"
            ),
            (
                "@nonobjc convenience init?<Root, Value>(keyPath: KeyPath<Root, Value>)",
                "init?<A, B>(keyPath: Swift.KeyPath<A, B>)"
            ),
            ("weak var delegate: INDelegate?", "@MainActor weak var delegate: (any INDelegate)?"),
            ("case intent(INIntent)", "indirect case intent(INIntent)"),
            ("var state: INKind.State", "public var state: State"),
        ])
    func same(left: String, right: String) throws {
        let other = SignatureReader.read(right, in: "INKind")
        let own: Signature = try #require(SignatureReader.read(left, in: "INKind"))
        #expect(own == other)
    }

    @Test(
        "what callers notice is not",
        arguments: [
            ("var name: String { get }", "var name: String"), ("var name: String", "var name: String?"),
            ("func index(for name: String)", "func index(of name: String)"),
            ("init(name: String)", "init?(name: String)"), ("case open", "case closed"),
            ("func all() -> [String]", "static func all() -> [String]"),
            ("func donate()", "func donate() async"), ("init(name: String = x)", "init(name: String)"),
        ])
    func different(left: String, right: String) throws {
        let other = SignatureReader.read(right)
        let own: Signature = try #require(SignatureReader.read(left))
        #expect(own != other)
    }

    @Test("a type has its keyword and what it inherits")
    func types() throws {
        let type = try #require(SignatureReader.read("class INBus<Seat> : NSObject, NSCopying where Seat : AnyObject"))
        #expect(type.name == "INBus")
        #expect(type.keyword == "class")
        #expect(type.heritage.prefix(1) == ["NSObject"])
    }

    @Test(
        "what is not a declaration is refused",
        arguments: ["", "var", "init", "func", "case", "(", "func f", "@", "class"])
    func hostile(text: String) {
        let signature = SignatureReader.read(text)
        #expect(signature?.parameters.isEmpty ?? true)
    }
}
