// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import CoreSpotlight

extension EntityProperty {
    /// A searchable property with a search attribute.
    public convenience init(
        title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(titled: title, indexingKey: indexingKey)
    }

    /// A searchable property with a search attribute, named as in the source.
    public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
        self.init(titled: "", indexingKey: indexingKey)
    }
}

extension EntityProperty {
    func index(of entity: Any, in attributes: CSSearchableItemAttributeSet) {
        guard let indexingKey, let value = value(in: entity).flatMap({ NilValues.unwrapped($0) }) else { return }
        switch (indexingKey, value) {
        case (let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, String?>, let text as String):
            attributes[keyPath: key] = text
        case (let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, String?>, let text as AttributedString):
            attributes[keyPath: key] = String(text.characters)
        case (let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, [String]?>, let texts as [String]):
            attributes[keyPath: key] = texts
        case (let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Date?>, let date as Date):
            attributes[keyPath: key] = date
        case (let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, URL?>, let url as URL):
            attributes[keyPath: key] = url
        case (let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, NSNumber?>, let number as Int):
            attributes[keyPath: key] = NSNumber(value: number)
        case (let key as ReferenceWritableKeyPath<CSSearchableItemAttributeSet, NSNumber?>, let number as Double):
            attributes[keyPath: key] = NSNumber(value: number)
        default: break
        }
    }
}
