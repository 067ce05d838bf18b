/**
 * The pages of a document, in order, and the page tree (ISO 32000-2, 7.7.3) that they are written in. Pages are patched
 * without being parsed: a document may have a hundred thousand of them.
 */
import type { ObjectEditor } from '../object-source';
import { cloneValue } from '../syntax/clone-value';
import { Dict, Name, Ref, type Value } from '../syntax/values';
import { ContentStreams } from './page-contents';
import { PageNodes } from './page-nodes';
import { INHERITABLE, readPageTree, type Attributes, type Inheritable } from './read-page-tree';
import { addAll } from '../../lists';

/** Children of a new tree node: enough to keep the tree shallow, few enough to stay readable. */
const FANOUT = 100;

export class PageTree {
	/** Object numbers of the pages, in order. */
	numbers: number[] = [];
	/** How many pages the root of the tree claims, as it was read. */
	claimed: number | undefined;
	/** Object numbers of the blank pages in place of lost ones. */
	blank: readonly number[] = [];
	/** Whether a page refers to an object that is not there, or to other data as content. */
	isWanting = false;
	/** Object numbers of pages without /Contents, as it was read. */
	bare: readonly number[] = [];
	/** Whether the tree was lost, and was made of what the file has. */
	isAdopted = false;
	/** Whether its order was lost as well, so that the pages are in the order of the file. */
	isOrderLost = false;
	/** By object number one more than the position, or 0; made when first asked for. */
	private positions: Int32Array | undefined;
	/** For each page, the entries that it inherits: an index into `inherited`. */
	private ancestry: number[] = [];
	private inherited: Attributes[] = [{}];
	/** Whether the tree has duplicate, direct or dangling kids, or a wrong /Count: then it must be rebuilt before it is written. */
	private irregular = false;
	/** Pages that do not say that they are pages, or look like nodes. */
	private unclear: readonly number[] = [];
	/** Pages whose /Contents may list several objects. */
	private listing: readonly number[] = [];
	private nodes = new PageNodes();

	constructor(private readonly document: ObjectEditor) {}

	/** Reads the tree that the catalog names. */
	async read(): Promise<void> {
		const found = await readPageTree(this.document);
		this.numbers = found.numbers;
		this.positions = undefined;
		this.ancestry = found.ancestry;
		this.inherited = found.inherited;
		this.irregular = found.irregular;
		this.unclear = found.unclear;
		this.listing = found.listing;
		this.nodes = found.nodes;
		this.claimed = found.claimed;
		this.blank = found.blank;
		this.isWanting = found.isWanting;
		this.bare = found.bare;
	}

	/** Takes over the tree of a document that this one is a copy of. */
	copyFrom(other: PageTree): void {
		this.numbers = other.numbers;
		this.positions = other.positions;
		this.ancestry = other.ancestry;
		this.inherited = other.inherited.map((attributes) => {
			const own: Partial<Record<Inheritable, Value>> = {};
			for (const key of INHERITABLE) if (attributes[key] !== undefined) own[key] = cloneValue(attributes[key]);
			return own;
		});
		this.irregular = other.irregular;
		this.unclear = other.unclear;
		this.listing = other.listing;
		this.nodes = other.nodes.fork();
	}

	get count(): number {
		return this.numbers.length;
	}

	/** Object number of the page at `index` (0-based). */
	number(index: number): number {
		return this.numbers[index]!;
	}

	/** 0-based index of the page with this object number, or -1. */
	indexOf(number: number): number {
		if (!this.positions) {
			this.positions = new Int32Array(this.document.size);
			for (let index = 0; index < this.numbers.length; index++) this.positions[this.numbers[index]!] = index + 1;
		}
		return (this.positions[number] ?? 0) - 1;
	}

	/** Whether an object is a page or a node of the tree. */
	holds(number: number): boolean {
		return this.indexOf(number) >= 0 || this.nodes.has(number);
	}

	/** An own or inherited attribute, unresolved. */
	attribute(index: number, key: Inheritable): Value | undefined {
		return this.document.entry(this.numbers[index]!, key) ?? this.inherited[this.ancestry[index]!]![key];
	}

	/** Whether a node of the tree has this attribute. */
	inherits(key: Inheritable): boolean {
		return this.inherited.some((attributes) => attributes[key] !== undefined);
	}

	/** The entries that a page inherits, unresolved: the same object for all pages with the same ancestors. */
	inheritedBy(index: number): Readonly<Partial<Record<Inheritable, Value>>> {
		return this.inherited[this.ancestry[index]!]!;
	}

	/** Sets direct entries of a page; `undefined` deletes. */
	patch(index: number, entries: Readonly<Record<string, Value | undefined>>): void {
		this.document.patch(this.numbers[index]!, entries);
	}

	/** Makes a tree that was not regular fit to be written. */
	async settle(): Promise<void> {
		for (const number of this.unclear)
			if (this.document.exists(number))
				this.document.patch(number, { Type: new Name('Page'), Kids: undefined, Count: undefined });
		this.unclear = [];
		await this.keepStreams();
		if (this.irregular) await this.rebuild(this.numbers);
	}

	/** Leaves everything but streams out of the /Contents of pages. */
	async keepStreams(): Promise<void> {
		const { listing } = this;
		this.listing = [];
		const streams = new ContentStreams(this.document);
		for (const number of listing) {
			if (this.document.exists(number)) streams.keep(number);
			const due = this.document.job.pace.step(1000);
			if (due) await due;
		}
	}

	/** Takes out the pages whose positions are not `kept`; the others stay where they are. */
	async keep(kept: Uint8Array): Promise<void> {
		const { numbers, ancestry } = this;
		const order = numbers.filter((_, index) => kept[index]);
		if (this.irregular || this.unclear.length > 0 || !(await this.nodes.drop(this.document, numbers, kept))) {
			await this.rebuild(order);
			return;
		}
		this.numbers = order;
		this.ancestry = ancestry.filter((_, index) => kept[index]);
		this.positions = undefined;
	}

	/**
	 * Makes a new, balanced tree of the pages `numbers` (each at most once), in this order. Inherited attributes are pushed
	 * down to the pages. Pages of this document that are left out are not touched.
	 */
	async rebuild(numbers: readonly number[] | Uint32Array): Promise<void> {
		const { document } = this;
		const order = Array.from(numbers);
		const shared = new Map<Dict, Ref>();
		const inherited = this.inherited.map((attributes) => shareable(document, attributes, shared));
		const { nodes, parents } = this.grow(order);
		const patches = nodes.map(({ ref }) => ({ Parent: ref }));
		for (let i = 0; i < order.length; i++) {
			const number = order[i]!;
			const index = this.indexOf(number);
			const parent = parents[i]!;
			nodes[parent]!.kids.push(new Ref(number, document.generation(number)));
			const attributes = index < 0 ? NO_ATTRIBUTES : inherited[this.ancestry[index]!]!;
			document.patch(number, patches[parent]!, attributes);
			const due = document.job.pace.step(600);
			if (due) await due;
		}
		for (const { ref, kids, parent, count } of nodes) {
			document.put(
				ref,
				new Dict([
					['Type', new Name('Pages')],
					...(parent ? ([['Parent', parent]] as [string, Value][]) : []),
					['Kids', kids],
					['Count', count],
				]),
			);
		}
		const root = nodes[nodes.length - 1]!.ref;
		const pages = document.catalog.get('Pages');
		if (!(pages instanceof Ref) || pages.number !== root.number) document.editCatalog().set('Pages', root);
		this.numbers = order;
		this.ancestry = order.map(() => 0);
		this.inherited = [{}];
		this.positions = undefined;
		this.irregular = false;
		// Further changes rebuild it again.
		this.nodes = new PageNodes(false);
	}

	/** Nodes for the pages of `order`, root last; and for each leaf the index of its node. */
	private grow(order: readonly number[]): { nodes: TreeNode[]; parents: number[] } {
		const { document } = this;
		const count = order.length;
		const old = document.catalog.get('Pages');
		// The root of a damaged tree may be a page itself.
		const isPage = (number: number): boolean => this.indexOf(number) >= 0 || order.includes(number);
		const reusable = old instanceof Ref && old.number > 0 && !isPage(old.number) ? old : undefined;
		const nodes: TreeNode[] = [];
		let level: TreeNode[] = [];
		const node = (leaves: number, isRoot: boolean): TreeNode => {
			// The root keeps its number: the catalog need not change.
			const ref = isRoot && reusable ? new Ref(reusable.number, document.generation(reusable.number)) : document.add(null);
			return { ref, kids: [], parent: undefined, count: leaves };
		};
		const groups = Math.max(1, Math.ceil(count / FANOUT));
		for (let group = 0; group < groups; group++) level.push(node(Math.min(FANOUT, count - group * FANOUT), groups === 1));
		const parents = Array.from({ length: count }, (_, leaf) => Math.floor(leaf / FANOUT));
		while (level.length > 1) {
			addAll(nodes, level);
			const size = Math.ceil(level.length / FANOUT);
			const above = Array.from({ length: size }, () => node(0, size === 1));
			for (const [i, child] of level.entries()) {
				const parent = above[Math.floor(i / FANOUT)]!;
				child.parent = parent.ref;
				parent.kids.push(child.ref);
				parent.count += child.count;
			}
			level = above;
		}
		addAll(nodes, level);
		return { nodes, parents };
	}
}

interface TreeNode {
	readonly ref: Ref;
	readonly kids: Value[];
	parent: Ref | undefined;
	count: number;
}

const NO_ATTRIBUTES: Readonly<Record<string, Value>> = {};

/** Resources that are written into every page become an object of their own first. */
function shareable(document: ObjectEditor, attributes: Attributes, shared: Map<Dict, Ref>): Readonly<Record<string, Value>> {
	const { Resources: resources } = attributes;
	if (!(resources instanceof Dict)) return { ...attributes };
	const ref = shared.get(resources) ?? document.add(resources);
	shared.set(resources, ref);
	return { ...attributes, Resources: ref };
}
