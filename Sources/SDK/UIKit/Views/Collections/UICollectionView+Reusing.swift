// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UICollectionView {
    /// Registers a cell class for an identifier.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// Registers a supplementary view class for an identifier.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        besideClasses[elementKind + "/" + identifier] = viewClass as? UICollectionReusableView.Type
    }

    /// Dequeues a cell; without a registered class, logs a complaint and returns a plain cell.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let kind = cellClasses[identifier] else {
            Complaint.write(
                "no class is registered for items ‘\(identifier)’, so a plain one is shown; "
                    + "call register(_:forCellWithReuseIdentifier:)")
            return UICollectionViewCell(frame: .zero)
        }
        return cell(of: kind, identifier)
    }

    /// The item that is filled again, or a new one of a class.
    private func cell(of kind: UICollectionViewCell.Type, _ identifier: String) -> UICollectionViewCell {
        if let refilled, type(of: refilled) == kind, refilled.reuseIdentifier == identifier {
            refilled.prepareForReuse()
            return refilled
        }
        let made = kind.makeItem(CGRect(x: 0, y: 0, width: 50, height: 50))
        made.reuseIdentifier = identifier
        return made as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// Dequeues a supplementary view; without a registered class, logs a complaint and returns an empty view.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let kind = besideClasses[elementKind + "/" + identifier] else {
            Complaint.write(
                "no class is registered for ‘\(elementKind)’ of ‘\(identifier)’, so nothing is shown for it")
            return UICollectionReusableView(frame: .zero)
        }
        let made = kind.makeItem(CGRect(x: 0, y: 0, width: 50, height: 50))
        made.reuseIdentifier = identifier
        return made
    }

    /// Dequeues a cell configured by a registration.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        guard let made = cell(of: Cell.self, registration.identifier) as? Cell else {
            preconditionFailure("a class makes objects of its own")
        }
        if let item { registration.handler(made, indexPath, item) }
        return made
    }

    /// Dequeues a supplementary view configured by a registration.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let made = Supplementary.makeItem(CGRect(x: 0, y: 0, width: 50, height: 50))
        guard let view = made as? Supplementary else { preconditionFailure("a class makes objects of its own") }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// A registration of a cell class with its configuration.
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures an item.
        public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

        let handler: Handler
        let identifier = UUID().uuidString

        /// Creates a registration with a configuration closure.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// A registration of a supplementary view class with its configuration.
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

        let handler: Handler
        let elementKind: String

        /// A class of views of a kind, by what configures one.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }
}
