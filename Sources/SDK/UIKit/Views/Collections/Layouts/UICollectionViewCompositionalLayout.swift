// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections that contain groups of items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var places: [UICollectionViewLayoutAttributes] = []
    private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var size = CGSize.zero
    private var scrolling: [Int: ScrollingSection] = [:]
    private var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    /// The configuration of the whole layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// A layout that has all sections as one.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout that has all sections as one.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// A layout that asks for each section.
    @preconcurrency public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// A layout that asks for each section.
    @preconcurrency public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns nil: it cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// A list of rows, as tables have them.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func sections(of collection: UICollectionView) -> [(number: Int, section: NSCollectionLayoutSection)] {
        let surroundings = LayoutSurroundings(room(in: collection), collection.traitCollection)
        return (0..<collection.numberOfSections).compactMap { number in
            provider(number, surroundings).map { (number, $0) }
        }
    }

    private func room(in collection: UICollectionView) -> CGSize {
        let inset = collection.adjustedContentInset
        return CGSize(
            width: max(0, collection.bounds.width - inset.left - inset.right),
            height: max(0, collection.bounds.height - inset.top - inset.bottom))
    }

    open override func prepare() {
        super.prepare()
        guard let collection = collectionView else { return }
        let sections = sections(of: collection)
        lists = Dictionary(
            uniqueKeysWithValues: sections.compactMap { one in one.section.list.map { (one.number, $0) } })
        if let list = sections.first?.section.list { collection.backgroundColor = list.ground }
        collection.dressLists()
        var solver = SectionSolver(
            collection, room: room(in: collection), isDown: configuration.scrollDirection == .vertical)
        solver.addEdges(configuration.boundarySupplementaryItems, atTop: true)
        for (index, one) in sections.enumerated() {
            if index > 0 { solver.position += configuration.interSectionSpacing }
            solver.add(one.section, one.number)
        }
        solver.addEdges(configuration.boundarySupplementaryItems, atTop: false)
        solver.endPins()
        (places, scrolling, size) = (solver.places, solver.scrolling, solver.contentSize)
        items = Dictionary(
            places.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0) },
            uniquingKeysWith: { $1 })
    }

    override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { lists[section] }
    override var scrollingSections: [Int: ScrollingSection] { scrolling }
    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.filter { $0.frame.intersects(rect) || $0.scrollingSection != nil }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items[indexPath]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
}
