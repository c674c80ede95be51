// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a `#colorLiteral` is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor

/// What an `#imageLiteral` is where nothing else is asked for.
public typealias _ImageLiteralType = UIImage
