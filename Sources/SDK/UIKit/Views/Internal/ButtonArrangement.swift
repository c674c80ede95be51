// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where image, title and subtitle stand on a button.
struct ButtonArrangement {
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var image = CGSize.zero
    var insets: UIEdgeInsets
    var alignment = UIControl.ContentHorizontalAlignment.center
    var isMirrored = false
    /// How wide the sign at the end is; 0 if there is none.
    var indicator: CGFloat = 0
    private let placement: NSDirectionalRectEdge
    private let padding: CGFloat
    private let titlePadding: CGFloat
    private let titleAlignment: UIButton.Configuration.TitleAlignment

    init(_ configuration: UIButton.Configuration?) {
        let room = configuration?.contentInsets ?? .zero
        insets = UIEdgeInsets(top: room.top, left: room.leading, bottom: room.bottom, right: room.trailing)
        placement = configuration?.imagePlacement ?? .leading
        padding = configuration?.imagePadding ?? 0
        titlePadding = configuration?.titlePadding ?? 0
        titleAlignment = configuration?.titleAlignment ?? .automatic
    }

    private var isStacked: Bool { placement.contains(.top) || placement.contains(.bottom) }
    private var gap: CGFloat { image == .zero || texts == .zero ? 0 : padding }

    /// Title and subtitle together.
    private var texts: CGSize {
        let between = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + between + subtitle.height)
    }

    /// All of it, with the space around.
    var size: CGSize {
        let content =
            isStacked
            ? CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
            : CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
        return CGSize(
            width: content.width + insets.left + insets.right + indicatorRoom,
            height: content.height + insets.top + insets.bottom)
    }

    /// How far to the right what is narrower than its room stands, from 0 to 1.
    private var share: CGFloat {
        switch alignment {
        case .center, .fill: 0.5
        case .left: 0
        case .right: 1
        case .leading: isMirrored ? 1 : 0
        case .trailing: isMirrored ? 0 : 1
        }
    }

    private var indicatorRoom: CGFloat { indicator > 0 ? indicator + 6 : 0 }

    /// The places in a rectangle; titles give way where there is too little room.
    func places(in bounds: CGRect) -> (image: CGRect, title: CGRect, subtitle: CGRect, indicator: CGRect) {
        var room = bounds.inset(by: insets)
        room.size.width -= indicatorRoom
        if isMirrored { room.origin.x += indicatorRoom }
        let (image, title, subtitle) = isStacked ? stacked(in: room) : beside(in: room)
        let x = isMirrored ? room.minX - indicatorRoom : room.maxX + indicatorRoom - indicator
        return (image, title, subtitle, CGRect(x: x, y: room.midY - 12, width: indicator, height: 24))
    }

    private func beside(in room: CGRect) -> (CGRect, CGRect, CGRect) {
        let width = min(texts.width, max(0, room.width - image.width - gap))
        let x = room.minX + (room.width - image.width - gap - width) * share
        let isFirst = placement.contains(.trailing) == isMirrored
        let imageX = isFirst ? x : x + width + gap
        let block = CGRect(
            x: isFirst ? x + image.width + gap : x, y: room.midY - texts.height / 2, width: width, height: texts.height)
        let picture = CGRect(x: imageX, y: room.midY - image.height / 2, width: image.width, height: image.height)
        let (title, subtitle) = lines(in: block)
        return (picture, title, subtitle)
    }

    private func stacked(in room: CGRect) -> (CGRect, CGRect, CGRect) {
        let height = image.height + gap + texts.height
        let y = room.midY - height / 2
        let isFirst = placement.contains(.top)
        let width = min(texts.width, room.width)
        let block = CGRect(
            x: room.minX + (room.width - width) * share, y: isFirst ? y + image.height + gap : y, width: width,
            height: texts.height)
        let picture = CGRect(
            x: room.minX + (room.width - image.width) * share, y: isFirst ? y : y + texts.height + gap,
            width: image.width, height: image.height)
        let (title, subtitle) = lines(in: block)
        return (picture, title, subtitle)
    }

    private func lines(in block: CGRect) -> (title: CGRect, subtitle: CGRect) {
        let share: CGFloat =
            switch titleAlignment {
            case .automatic: isStacked ? 0.5 : isMirrored ? 1 : 0
            case .leading: isMirrored ? 1 : 0
            case .center: 0.5
            case .trailing: isMirrored ? 0 : 1
            }
        func line(_ size: CGSize, at y: CGFloat) -> CGRect {
            let width = min(size.width, block.width)
            return CGRect(x: block.minX + (block.width - width) * share, y: y, width: width, height: size.height)
        }
        return (line(title, at: block.minY), line(subtitle, at: block.maxY - subtitle.height))
    }
}
