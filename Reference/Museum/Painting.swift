//
// Painting.swift
//
// This file was automatically generated and should not be edited.
//

#if canImport(Intents)

@_spi(Generated) public import Intents

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *) @available(tvOS, unavailable)
nonisolated
public class Painting: INObject {
    public var painter: String?
    public var year: NSNumber?
    @available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
    public var room: Room?
    public var style: Style = .unknown
    public var tags: [String]?
    public var isLent: NSNumber?
    public var picture: INFile?
    public var seen: DateComponents?
    public var place: CLPlacemark?
    public var site: URL?

    @_spi(Generated) override public class var properties: [IntentProperty] {
        [
            IntentProperty("painter", \Painting.painter),
            IntentProperty("year", \Painting.year, as: .integer),
            IntentProperty("room", \Painting.room),
            IntentProperty("style", \Painting.style),
            IntentProperty("tags", \Painting.tags),
            IntentProperty("isLent", \Painting.isLent, as: .boolean),
            IntentProperty("picture", \Painting.picture),
            IntentProperty("seen", \Painting.seen),
            IntentProperty("place", \Painting.place),
            IntentProperty("site", \Painting.site),
        ]
    }

    override public class var supportsSecureCoding: Bool { true }
}

@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)
nonisolated
public class PaintingResolutionResult: INObjectResolutionResult {
    public class func success(with resolvedObject: Painting) -> Self {
        super.success(with: resolvedObject)
    }

    public class func disambiguation(with objectsToDisambiguate: [Painting]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }

    public class func confirmationRequired(with objectToConfirm: Painting?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }

    @available(*, unavailable)
    override public class func success(with resolvedObject: INObject) -> Self {
        super.success(with: resolvedObject)
    }

    @available(*, unavailable)
    override public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        super.disambiguation(with: objectsToDisambiguate)
    }

    @available(*, unavailable)
    override public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        super.confirmationRequired(with: objectToConfirm)
    }
}

#else
#error("this target lacks the module Intents: add the product Intents of the package beckon to its dependencies in Package.swift")
#endif
