// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Puts items into lines, one below the other, or one beside the other where they are scrolled across.
@MainActor struct FlowLines {
    /// How long a line may be.
    let across: CGFloat
    let isDown: Bool
    /// Where the next line begins.
    private(set) var position: CGFloat = 0
    private(set) var places: [UICollectionViewLayoutAttributes] = []

    init(across: CGFloat, isDown: Bool) {
        self.across = across
        self.isDown = isDown
    }

    /// Across the line and along the way that is scrolled.
    private func lengths(_ size: CGSize) -> (across: CGFloat, along: CGFloat) {
        isDown ? (size.width, size.height) : (size.height, size.width)
    }

    private func rect(across x: CGFloat, along y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        isDown ? CGRect(x: x, y: y, width: width, height: height) : CGRect(x: y, y: x, width: height, height: width)
    }

    /// Adds a header or a footer, as long as a line.
    mutating func addBoundary(_ kind: String, _ path: IndexPath, _ size: CGSize) {
        let along = lengths(size).along
        guard along > 0 else { return }
        let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        place.frame = rect(across: 0, along: position, across, along)
        places.append(place)
        position += along
    }

    /// Adds the items of a section.
    mutating func addItems(
        _ items: [(path: IndexPath, size: CGSize)], inset: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat
    ) {
        let (before, after) = isDown ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let room = max(0, across - before - after)
        position += isDown ? inset.top : inset.left
        var line: [(path: IndexPath, size: CGSize)] = []
        var length: CGFloat = 0
        var isFirst = true
        func finish(_ flow: inout FlowLines, isLast: Bool) {
            guard !line.isEmpty else { return }
            if !isFirst { flow.position += lineSpacing }
            flow.addLine(line, from: before, room: room, used: length, itemSpacing: itemSpacing, isLast: isLast)
            (line, length, isFirst) = ([], 0, false)
        }
        for item in items {
            let own = lengths(item.size).across
            if !line.isEmpty, length + itemSpacing + own > room + 0.01 { finish(&self, isLast: false) }
            length += (line.isEmpty ? 0 : itemSpacing) + own
            line.append(item)
        }
        finish(&self, isLast: true)
        position += isDown ? inset.bottom : inset.right
    }

    /// A full line reaches from end to end; the last one keeps the least distance.
    private mutating func addLine(
        _ line: [(path: IndexPath, size: CGSize)], from start: CGFloat, room: CGFloat, used: CGFloat,
        itemSpacing: CGFloat, isLast: Bool
    ) {
        let height = line.map { lengths($0.size).along }.max() ?? 0
        let isFull = !isLast && line.count > 1
        let gap = itemSpacing + (isFull ? max(0, room - used) / CGFloat(line.count - 1) : 0)
        // One that is alone in a line of several stands in the middle.
        var x = start + (!isLast && line.count == 1 ? max(0, room - used) / 2 : 0)
        for (path, size) in line {
            let (width, own) = lengths(size)
            let place = UICollectionViewLayoutAttributes(forCellWith: path)
            place.frame = rect(across: x, along: position + (height - own) / 2, width, own)
            places.append(place)
            x += width + gap
        }
        position += height
    }
}
