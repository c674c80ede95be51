// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIImage {
    func resized(to size: CGSize) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { _ in
            self.draw(in: CGRect(origin: .zero, size: size))
        }
    }

    func tinted(with color: UIColor) -> UIImage {
        return withTintColor(color, renderingMode: .alwaysOriginal)
    }

    static func avatar(initials: String, size: CGFloat = 64) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        format.opaque = false
        let bounds = CGRect(x: 0, y: 0, width: size, height: size)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            UIColor.systemPurple.setFill()
            context.cgContext.fillEllipse(in: bounds)
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = .center
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: size / 2.5, weight: .medium),
                .foregroundColor: UIColor.white,
                .paragraphStyle: paragraph,
            ]
            let text = NSAttributedString(string: initials, attributes: attributes)
            let textSize = text.size()
            text.draw(in: CGRect(x: 0, y: (size - textSize.height) / 2, width: size, height: textSize.height))
        }
    }
}

class AvatarController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let imageView = UIImageView(image: .avatar(initials: "AB"))
        imageView.center = view.center
        view.addSubview(imageView)
        let snapshot = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
            view.layer.render(in: context.cgContext)
        }
        let data = snapshot.jpegData(compressionQuality: 0.8)
        print(data?.count ?? 0, snapshot.pngData()?.count ?? 0, snapshot.size)
    }
}
