/** Copies of pages that the page tree mentions more than once: a page object may be in it only once (ISO 32000-2, 7.7.3). */
import { limitExceeded } from '../limits';
import type { ObjectEditor } from '../object-source';
import { Dict, type Value } from '../syntax/values';

/** Pages that are in the tree more than once. A large one that is mentioned often would be written as often. */
export class RepeatedPages {
	private left: number;
	private readonly sizes = new Map<number, number>();

	constructor(private readonly document: ObjectEditor) {
		this.left = document.job.limits.nodes;
	}

	/** The object number of the copy. @throws OctavoError `limit_exceeded` */
	make(number: number): number {
		const page = this.document.get(number);
		const size = this.sizes.get(number) ?? countValues(page);
		this.sizes.set(number, size);
		this.left -= size;
		if (this.left < 0)
			throw limitExceeded(
				'nodes',
				`The document refers to the same pages too often: copies of them would have more than ${this.document.job.limits.nodes} values`,
				'Open it in another PDF program and save it again',
			);
		return this.document.add(page instanceof Dict ? new Dict(page) : page).number;
	}
}

/** How many values are in `value`; references are not followed. */
function countValues(value: Value): number {
	const open: Value[] = [value];
	let values = 0;
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		values++;
		if (Array.isArray(next)) for (const item of next) open.push(item);
		else if (next instanceof Dict) for (const item of next.values()) open.push(item);
	}
	return values;
}
