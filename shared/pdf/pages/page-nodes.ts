/**
 * The inner nodes of a page tree (ISO 32000-2, 7.7.3.2). Pages are taken out of a tree that is as it should be by changing
 * the nodes above them: the pages that stay, most of the file, are copied as they are.
 */
import type { ObjectEditor } from '../object-source';
import { Dict, isRef, type Value } from '../syntax/values';

export class PageNodes {
	/** Object numbers of the nodes, each after its parent. */
	private numbers: number[] = [];
	/** For each node the index of its parent; -1 for the root. */
	private parents: number[] = [];
	/** For each page, in order, the index of its node. */
	private homes: number[] = [];
	private known: Set<number> | undefined;

	constructor(
		/** Whether every node is an indirect object, and every page names its node as its parent. */
		private sound = true,
	) {}

	/** Adds a node; its object number is -1 if it is a direct object. Returns its index. */
	node(number: number, parent: number): number {
		if (number < 0) this.sound = false;
		this.parents.push(parent);
		return this.numbers.push(number) - 1;
	}

	/** Whether an object is one of the nodes. */
	has(number: number): boolean {
		return (this.known ??= new Set(this.numbers)).has(number);
	}

	/** Adds the next page, below the node with the index `home`; `parent` is the object number that it names as its parent. */
	page(home: number, parent: number): void {
		if (home < 0 || this.numbers[home] !== parent) this.sound = false;
		this.homes.push(home);
	}

	/** The same nodes for a copy of the document, which has all its nodes by now. */
	fork(): PageNodes {
		const copy = new PageNodes(this.sound);
		copy.numbers = this.numbers;
		copy.parents = this.parents;
		copy.homes = this.homes;
		return copy;
	}

	/**
	 * Takes pages out of the tree: `kept` tells for each position whether its page stays, `pages` are their object numbers.
	 * False, and nothing has changed, when the tree must be rebuilt.
	 */
	async drop(document: ObjectEditor, pages: readonly number[], kept: Uint8Array): Promise<boolean> {
		if (!this.sound) return false;
		const { numbers, parents, homes } = this;
		const counts = new Int32Array(numbers.length);
		const changed = new Uint8Array(numbers.length);
		const gone = new Set<number>();
		for (let page = 0; page < pages.length; page++) {
			if (kept[page]) counts[homes[page]!]!++;
			else {
				changed[homes[page]!] = 1;
				gone.add(pages[page]!);
			}
		}
		// Parents come before their children.
		for (let node = numbers.length - 1; node > 0; node--) {
			const parent = parents[node]!;
			counts[parent]! += counts[node]!;
			if (changed[node] && counts[node] === 0) gone.add(numbers[node]!);
			changed[parent]! |= changed[node]!;
		}
		for (let node = 0; node < numbers.length; node++) {
			if (!changed[node] || counts[node] === 0) continue;
			const dict = document.edit(numbers[node]!);
			const kids = dict instanceof Dict ? (document.array(dict.get('Kids')) ?? []) : [];
			if (dict instanceof Dict)
				dict
					.set(
						'Kids',
						kids.filter((kid) => !isGone(kid, gone)),
					)
					.set('Count', counts[node]!);
			const due = document.job.pace.step(kids.length * 50);
			if (due) await due;
		}
		this.homes = homes.filter((_, page) => kept[page]);
		return true;
	}
}

const isGone = (kid: Value, gone: ReadonlySet<number>): boolean => isRef(kid) && gone.has(kid.number);
