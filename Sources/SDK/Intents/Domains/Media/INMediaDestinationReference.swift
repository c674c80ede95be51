// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

/// Where media is added, as an object.
///
/// What Swift calls ``INMediaDestination``; a class for those who need one.
open class INMediaDestinationReference: NSObject, NSCopying, NSSecureCoding {
    private let destination: INMediaDestination

    /// The same as an enumeration's case.
    @_spi(Generated) public required init(_ destination: INMediaDestination) { self.destination = destination }

    /// The person's library.
    public class func library() -> Self { self.init(.library) }

    /// The playlist of a name.
    public class func playlistDestination(withName playlistName: String) -> Self { self.init(.playlist(playlistName)) }

    /// The kind of destination.
    open var mediaDestinationType: INMediaDestinationType { destination.playlistName == nil ? .library : .playlist }

    /// The playlist's name; nil for the library.
    open var playlistName: String? { destination.playlistName }

    /// Returns itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when the destinations are.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? INMediaDestinationReference)?.destination == destination
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { destination.hashValue }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the playlist's name into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { [playlistName] } }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let names = coder.decodeJSON([String?].self), let name = names.first else { return nil }
        self.init(name.map { .playlist($0) } ?? .library)
    }
}

#endif
