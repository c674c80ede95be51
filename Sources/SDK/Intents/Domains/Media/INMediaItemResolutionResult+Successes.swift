// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

extension INMediaItemResolutionResult {
    /// A result for each of the items that were found.
    @_disfavoredOverload
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

extension INAddMediaMediaItemResolutionResult {
    /// A result for each of the items that were found.
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

extension INPlayMediaMediaItemResolutionResult {
    /// A result for each of the items that were found.
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

extension INSearchForMediaMediaItemResolutionResult {
    /// A result for each of the items that were found.
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INSearchForMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

extension INUpdateMediaAffinityMediaItemResolutionResult {
    /// A result for each of the items that were found.
    public class func successes(with resolvedMediaItems: [INMediaItem])
        -> [INUpdateMediaAffinityMediaItemResolutionResult]
    {
        resolvedMediaItems.map { success(with: $0) }
    }
}

#endif
