// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What is as in a layer that nothing was said of is left out: most of a layer is.

extension Layer: Codable {
    private enum Key: String, CodingKey {
        case number, position, bounds, anchor, transform, opacity, background, corners, border, shadow, shadowPlace
        case isClipping, contents, mask, sublayers, scrolling, accessibility, animations, transition, signals,
            pinnedUntil
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(number: try values.decode(Int.self, forKey: .number))
        guard number > 0 else { throw values.mistake(.number, "layers are counted from 1") }
        try values.take(&position, .position)
        try values.take(&bounds, .bounds)
        try values.take(&anchor, .anchor)
        try values.take(&transform, .transform)
        try values.take(&opacity, .opacity)
        background = try values.decodeIfPresent(Color.self, forKey: .background)
        try values.take(&corners, .corners)
        border = try values.decodeIfPresent(Border.self, forKey: .border)
        shadow = try values.decodeIfPresent(Shadow.self, forKey: .shadow)
        try values.take(&shadowPlace, .shadowPlace)
        try values.take(&isClipping, .isClipping)
        try values.take(&contents, .contents)
        try values.take(&mask, .mask)
        try values.take(&sublayers, .sublayers)
        scrolling = try values.decodeIfPresent(Scrolling.self, forKey: .scrolling)
        accessibility = try values.decodeIfPresent(Accessibility.self, forKey: .accessibility)
        try values.take(&animations, .animations)
        pinnedUntil = try values.decodeIfPresent(Double.self, forKey: .pinnedUntil)
        try values.take(&signals, .signals)
        guard signals.count <= LayerSignal.limit, signals.allSatisfy({ $0.text.utf8.count <= LayerSignal.textLimit })
        else { throw values.mistake(.signals, "there are too many signals, or what they say is too long") }
        transition = try values.decodeIfPresent(LayerTransition.self, forKey: .transition)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        let plain = Layer(number: number)
        try values.encode(number, forKey: .number)
        try values.put(position, .position, unless: plain.position)
        try values.put(bounds, .bounds, unless: plain.bounds)
        try values.put(anchor, .anchor, unless: plain.anchor)
        try values.put(transform, .transform, unless: plain.transform)
        try values.put(opacity, .opacity, unless: plain.opacity)
        try values.encodeIfPresent(background, forKey: .background)
        try values.put(corners, .corners, unless: plain.corners)
        try values.encodeIfPresent(border, forKey: .border)
        try values.encodeIfPresent(shadow, forKey: .shadow)
        try values.put(shadowPlace, .shadowPlace, unless: plain.shadowPlace)
        try values.put(isClipping, .isClipping, unless: plain.isClipping)
        try values.put(contents, .contents, unless: plain.contents)
        try values.put(mask, .mask, unless: plain.mask)
        try values.put(sublayers, .sublayers, unless: plain.sublayers)
        try values.encodeIfPresent(scrolling, forKey: .scrolling)
        try values.encodeIfPresent(accessibility, forKey: .accessibility)
        try values.put(animations, .animations, unless: [])
        try values.encodeIfPresent(pinnedUntil, forKey: .pinnedUntil)
        try values.put(signals, .signals, unless: [])
        try values.encodeIfPresent(transition, forKey: .transition)
    }
}

extension Layer.Corners: Codable {
    private enum Key: String, CodingKey {
        case radius, isRound
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        radius = try values.decode(Double.self, forKey: .radius)
        try values.take(&isRound, .isRound)
        guard isRound.count == 4 else { throw values.mistake(.isRound, "a rectangle has four corners") }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(radius, forKey: .radius)
        try values.put(isRound, .isRound, unless: Layer.Corners().isRound)
    }
}

extension Layer.Accessibility: Codable {
    private enum Key: String, CodingKey {
        case label, value, hint, traits, identifier, isModal
    }

    package init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: Key.self)
        try values.take(&label, .label)
        try values.take(&value, .value)
        try values.take(&hint, .hint)
        try values.take(&traits, .traits)
        try values.take(&identifier, .identifier)
        try values.take(&isModal, .isModal)
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.put(label, .label, unless: "")
        try values.put(value, .value, unless: "")
        try values.put(hint, .hint, unless: "")
        try values.put(traits, .traits, unless: 0)
        try values.put(identifier, .identifier, unless: "")
        try values.put(isModal, .isModal, unless: false)
    }
}

extension Layer.Scrolling: Codable {
    private enum Key: String, CodingKey {
        case size, insets, offset, revision, isEnabled, isPaging, bouncesAcross, bouncesDown, showsIndicators
    }

    package init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: Key.self)
        size = try values.decode(CGSize.self, forKey: .size)
        offset = try values.decode(CGPoint.self, forKey: .offset)
        try values.take(&insets, .insets)
        try values.take(&revision, .revision)
        try values.take(&isEnabled, .isEnabled)
        try values.take(&isPaging, .isPaging)
        try values.take(&bouncesAcross, .bouncesAcross)
        try values.take(&bouncesDown, .bouncesDown)
        try values.take(&showsIndicators, .showsIndicators)
        guard insets.count == 4, showsIndicators.count == 2 else {
            throw values.mistake(.insets, "there are insets at four sides, and indicators in two directions")
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        let plain = Layer.Scrolling()
        try values.encode(size, forKey: .size)
        try values.encode(offset, forKey: .offset)
        try values.put(insets, .insets, unless: plain.insets)
        try values.put(revision, .revision, unless: plain.revision)
        try values.put(isEnabled, .isEnabled, unless: plain.isEnabled)
        try values.put(isPaging, .isPaging, unless: plain.isPaging)
        try values.put(bouncesAcross, .bouncesAcross, unless: plain.bouncesAcross)
        try values.put(bouncesDown, .bouncesDown, unless: plain.bouncesDown)
        try values.put(showsIndicators, .showsIndicators, unless: plain.showsIndicators)
    }
}

extension KeyedDecodingContainer {
    /// Takes a value over where there is one.
    func take<Value: Decodable>(_ value: inout Value, _ key: Key) throws {
        value = try decodeIfPresent(Value.self, forKey: key) ?? value
    }

    func mistake(_ key: Key, _ text: String) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: text)
    }
}

extension KeyedEncodingContainer {
    /// Leaves a value out that goes without saying.
    mutating func put<Value: Encodable & Equatable>(_ value: Value, _ key: Key, unless plain: Value) throws {
        if value != plain { try encode(value, forKey: key) }
    }
}
