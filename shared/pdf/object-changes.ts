/** Changes to the objects of a document, kept as an overlay. The objects of the file never change. */
import { cloneValue } from './syntax/clone-value';
import type { Patched } from './syntax/patch';
import type { Value } from './syntax/values';

/** An object whose value replaces the one in the file. */
export const EDITED = 1;
/** An object whose bytes were changed. */
export const PATCHED = 2;
export const REMOVED = 3;
export type Change = typeof EDITED | typeof PATCHED | typeof REMOVED;

export class ObjectChanges {
	/** By object number, 0 for unchanged objects. Most objects are unchanged and must not need a lookup in a map. */
	kind: Uint8Array;
	readonly edited = new Map<number, Value>();
	/** With strings as in the source. */
	readonly patched = new Map<number, Patched>();
	/** Whether anything was done. */
	any = false;

	/** `size`: one more than the highest object number. */
	constructor(size: number) {
		this.kind = new Uint8Array(size + 16);
	}

	/** The same changes for a copy of the document: values are copied, because they may be changed in place. */
	fork(): ObjectChanges {
		const copy = new ObjectChanges(0);
		for (const [number, value] of this.edited) copy.edited.set(number, cloneValue(value));
		for (const [number, patch] of this.patched) copy.patched.set(number, patch);
		copy.kind = this.kind.slice();
		copy.any = this.any;
		return copy;
	}

	edit(number: number, value: Value): void {
		if (this.set(number, EDITED) === PATCHED) this.patched.delete(number);
		this.edited.set(number, value);
	}

	patch(number: number, patched: Patched): void {
		this.set(number, PATCHED);
		this.patched.set(number, patched);
	}

	remove(number: number): void {
		const before = this.set(number, REMOVED);
		if (before === EDITED) this.edited.delete(number);
		else if (before === PATCHED) this.patched.delete(number);
	}

	/** Records a change of an object; returns the change that it had before. */
	private set(number: number, change: Change): number {
		if (number >= this.kind.length) {
			const grown = new Uint8Array(Math.max(number + 1, Math.ceil(this.kind.length * 1.5)));
			grown.set(this.kind);
			this.kind = grown;
		}
		const before = this.kind[number]!;
		this.kind[number] = change;
		this.any = true;
		return before;
	}
}
