// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

extension INMediaItemResolutionResult {
    /// Returns a result for each item found.
    @_disfavoredOverload
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

extension INAddMediaMediaItemResolutionResult {
    /// Returns a result for each item found.
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

extension INPlayMediaMediaItemResolutionResult {
    /// Returns a result for each item found.
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

extension INSearchForMediaMediaItemResolutionResult {
    /// Returns a result for each item found.
    public class func successes(with resolvedMediaItems: [INMediaItem]) -> [INSearchForMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { success(with: $0) }
    }
}

extension INUpdateMediaAffinityMediaItemResolutionResult {
    /// Returns a result for each item found.
    public class func successes(with resolvedMediaItems: [INMediaItem])
        -> [INUpdateMediaAffinityMediaItemResolutionResult]
    {
        resolvedMediaItems.map { success(with: $0) }
    }
}

#endif
