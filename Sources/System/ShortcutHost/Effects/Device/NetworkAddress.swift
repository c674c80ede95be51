// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// An address that the machine has in a network.
struct NetworkAddress: Hashable {
    var text: String
    /// 4 or 6.
    var version: Int
    var isLoopback: Bool

    /// Those of all networks that are up, in the kernel's order; without those that only neighbors on a line know.
    static var all: [NetworkAddress] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        return sequence(first: first) { $0?.pointee.ifa_next }.prefix { $0 != nil }.compactMap { $0.flatMap(address) }
    }

    private static func address(_ entry: UnsafeMutablePointer<ifaddrs>) -> NetworkAddress? {
        guard let address = entry.pointee.ifa_addr, entry.pointee.ifa_flags & UInt32(IFF_UP) != 0 else {
            return nil
        }
        let family = Int32(address.pointee.sa_family)
        guard family == AF_INET || family == AF_INET6 else { return nil }
        let length = socklen_t(family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size)
        var name = [CChar](repeating: 0, count: 256)
        guard getnameinfo(address, length, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else {
            return nil
        }
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // One of a link alone has the link's name behind it.
        guard !text.contains("%") else { return nil }
        return NetworkAddress(
            text: text, version: family == AF_INET ? 4 : 6,
            isLoopback: entry.pointee.ifa_flags & UInt32(IFF_LOOPBACK) != 0)
    }
}
