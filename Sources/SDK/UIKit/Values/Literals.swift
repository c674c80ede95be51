// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The default type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// The default type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
