// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppFoundation

@Suite("Predicates written as texts")
struct PredicateEvaluationTests {
    private static var soup: [String: Any] {
        [
            "name": "Crème brûlée", "price": 4.5, "count": 3, "isHot": true, "tags": ["sweet", "cold"],
            "cook": ["name": "Ada", "age": 30] as [String: Any], "nothing": NSNull(),
            "parts": [["name": "egg", "grams": 50], ["name": "cream", "grams": 200]] as [[String: Any]],
        ]
    }

    @Test(
        "hold for what they say",
        arguments: [
            "name == 'Crème brûlée'", "name ==[cd] \"creme BRULEE\"", "name = name", "name != 'Soup'", "name <> 'Soup'",
            "name CONTAINS 'brûl'", "name contains[cd] 'BRUL'", "name BEGINSWITH[c] 'crè'", "name ENDSWITH[d] 'brulee'",
            "name LIKE '*br?l*'", "name LIKE[cd] 'CREME*'", "name MATCHES '.*br.l.e'", "name MATCHES[cd] 'creme .+'",
            "count == 3", "count == 3.0", "count >= 3 AND count =< 3", "count => 3 && count < 4",
            "price > 4 OR FALSE == TRUE",
            "count BETWEEN {1, 3}", "count IN {1, 2, 3}", "name IN {'x', name}", "'sweet' IN tags",
            "tags CONTAINS 'cold'",
            "NOT tags CONTAINS 'hot'", "!(count == 4)", "isHot == YES", "isHot == 1", "isHot == true", "nothing == nil",
            "absent == NULL", "cook.name == 'Ada'", "SELF.cook.age > 29", "tags.@count == 2", "tags[0] == 'sweet'",
            "tags[LAST] == 'cold'", "tags[SIZE] == 2", "tags[FIRST] != tags[1]", "tags[9] == nil",
            "ANY parts.name == 'egg'", "SOME parts.grams > 100", "ALL parts.grams > 10", "NONE parts.name == 'salt'",
            "ANY tags IN {'cold', 'warm'}", "TRUEPREDICATE", "NOT FALSEPREDICATE", "count == 0x3", "price == 45e-1",
            "-1 < count", "'b' IN 'abc'", "tags == {'sweet', 'cold'}", "tags != {'sweet'}", "tags != {'cold', 'sweet'}",
            "#name == name", "count == 3 OR absent.key == 1",
        ])
    func holds(format: String) {
        let predicate = NSPredicate(format: format)
        #expect(predicate.evaluate(with: Self.soup), "\(predicate.written)")
        // What is written says the same.
        #expect(NSPredicate(format: predicate.written).evaluate(with: Self.soup))
    }

    @Test(
        "do not hold for what they do not say",
        arguments: [
            "name == 'creme brulee'", "name CONTAINS 'BR'", "name LIKE 'br*'", "name MATCHES 'br'", "count > 3",
            "count BETWEEN {4, 5}", "count BETWEEN {1}", "count IN {}", "name > 3", "nothing > 1", "ALL absent == 1",
            "ANY absent == 1", "name CONTAINS ''", "tags == 'sweet'", "FALSEPREDICATE", "isHot == NO", "'abc' IN 'b'",
            "tags == {'sweet'}", "tags == {'sweet', 'cold', 'hot'}", "tags == {'cold', 'sweet'}",
        ])
    func fails(format: String) { #expect(!NSPredicate(format: format).evaluate(with: Self.soup)) }

    @Test("take values in the order of their places")
    func values() {
        let id = UUID()
        let now = Date()
        let nothing: String? = nil
        #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "a"))
        #expect(NSPredicate(format: "SELF IN %@", Set(["a"])).evaluate(with: "a"))
        #expect(!NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "c"))
        #expect(NSPredicate(format: "id == %@", id as any CVarArg).evaluate(with: ["id": id]))
        #expect(NSPredicate(format: "date <= %@", now as NSDate).evaluate(with: ["date": now]))
        #expect(NSPredicate(format: "%K == %d", "a.b", 3).evaluate(with: ["a": ["b": 3]]))
        #expect(NSPredicate(format: "%K BETWEEN {%f, %ld}", "n", 0.5, 2).evaluate(with: ["n": 1]))
        #expect(NSPredicate(format: "n == %@", NSNumber(value: 1.5)).evaluate(with: ["n": 1.5]))
        #expect(NSPredicate(format: "n == %@", argumentArray: [Decimal(2)]).evaluate(with: ["n": 2]))
        #expect(NSPredicate(format: "a == %@", nothing).evaluate(with: [String: Any]()))
        #expect(NSPredicate(format: "%K == %@", "SELF", 3).evaluate(with: 3))
        let limit = NSPredicate(format: "SELF < $limit")
        #expect(limit.evaluate(with: 1, substitutionVariables: ["limit": 2]) && !limit.evaluate(with: 1))
    }

    @Test("are given values as C’s arguments, which other formats read too")
    func arguments() {
        let id = UUID()
        #expect(String(format: "%@", id as any CVarArg) == id.uuidString)
        #expect(String(format: "%@ %d", [1, 2] as any CVarArg, 3) == "[1, 2] 3")
    }

    private class Being { let legs = 4 }
    private final class Cat: Being {
        let name: String? = "Tom"
        var loud: Bool { true }
    }
    private enum Size: String { case small, large }
    private struct Box {
        let size = Size.small
        let cat = Cat()
        let cats = [Cat(), Cat()]
    }

    @Test("look at what a value of Swift's stores, and not at what it computes")
    func swift() {
        let box = Box()
        for format in [
            "size == 'small'", "size.rawValue LIKE 's*'", "cat.name == 'Tom'", "cat.legs == 4",
            "ANY cats.name == 'Tom'",
            "cats.@count == 2", "cat.name.length == 3",
        ] { #expect(NSPredicate(format: format).evaluate(with: box), "\(format)") }
        for format in ["cat.loud == YES", "NOT cat.loud == YES", "missing == nil", "cat.name.sound == 1"] {
            #expect(!NSPredicate(format: format).evaluate(with: box), "\(format)")
        }
    }

    @Test("are predicates like any other")
    func predicates() throws {
        let short = NSPredicate(format: "length < %d", 3)
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [short, NSPredicate(format: "SELF != 'ab'")])
        #expect(["a", "ab", "abc"].filter { both.evaluate(with: $0) } == ["a"])
        let copy = try #require(short.copy() as? NSPredicate)
        #expect(copy == short && copy.hash == short.hash && short != NSPredicate(format: "length < 4"))
        #expect((["x", "yyy"] as NSArray).filtered(using: short).count == 1)
    }

    @Test(
        "are written with their values in them",
        arguments: [
            ("SELF IN %@", "SELF IN {\"a\", \"b\"}"), ("%@ CONTAINS[CD] name", "{\"a\", \"b\"} CONTAINS[cd] name"),
            ("a=1 and not (b<>2 or c => 3)", "a == 1 AND NOT (b != 2 OR c >= 3)"),
            ("self.a[1].b = nil", "a[1].b == nil"),
            ("some x like 'a\\'\"'", "ANY x LIKE \"a'\\\"\""), ("$v < 1.5", "$v < 1.5"), ("nonsense", "FALSEPREDICATE"),
        ])
    func written(format: String, expected: String) {
        #expect(NSPredicate(format: format, ["a", "b"]).written == expected)
    }
}

extension NSPredicate {
    /// What it says, which Foundation warns of where it does not know the class.
    fileprivate var written: String { (self as? FormattedPredicate)?.predicateFormat ?? "" }
}
