/** Article threads (ISO 32000-2, 12.4.3): beads of removed pages are taken out of their ring, and a thread without beads is removed. */
import type { PdfDocument } from '../../pdf/document';
import { isRef, type Dict, type Ref } from '../../pdf/syntax/values';
import type { Removal } from '../tree/removal';

export class Threads {
	private readonly document: PdfDocument;
	/** Thread by the object number of its first bead. */
	private threads: Map<number, Ref> | undefined;

	constructor(private readonly removal: Removal) {
		this.document = removal.document;
	}

	/** Takes the bead out of its ring when its page is removed. */
	touch(number: number, bead: Dict): void {
		if (!this.removal.isGone(bead.get('P'))) return;
		const [next, previous] = [bead.get('N'), bead.get('V')];
		const [after, before] = [this.document.dict(next), this.document.dict(previous)];
		const thread = this.threadStartingAt(number);
		this.threads!.delete(number);
		this.removal.remove(number);
		if (!isRef(next) || next.number === number || !after) {
			if (thread) this.removal.remove(thread.number);
			return;
		}
		if (before && isRef(previous)) {
			this.document.edit(previous);
			before.set('N', next);
			this.document.edit(next);
			after.set('V', previous);
		}
		if (!thread) return;
		(this.document.edit(thread) as Dict).set('F', next);
		this.document.edit(next);
		after.set('T', thread);
		this.threads!.set(next.number, thread);
	}

	private threadStartingAt(bead: number): Ref | undefined {
		if (!this.threads) {
			this.threads = new Map();
			for (const thread of this.document.array(this.document.catalog.get('Threads')) ?? []) {
				const first = this.document.dict(thread)?.get('F');
				if (isRef(thread) && isRef(first)) this.threads.set(first.number, thread);
			}
		}
		return this.threads.get(bead);
	}

	/** Takes the threads that lost their last bead out of the catalog. */
	flush(): void {
		const { catalog, catalogNumber } = this.document;
		const value = catalog.get('Threads');
		const threads = this.document.array(value);
		const left = threads?.filter((thread) => {
			const found = this.document.dict(thread);
			return found ? this.document.dict(found.get('F')) !== undefined : !this.removal.isGone(thread);
		});
		if (!threads || !left || left.length === threads.length) return;
		this.document.edit(catalogNumber);
		if (left.length > 0) catalog.set('Threads', left);
		else catalog.delete('Threads');
	}
}

/** Whether a dictionary is a bead: the only one with a next and a previous of its kind, on a page. */
export function isBead(value: Dict): boolean {
	return isRef(value.get('N')) && isRef(value.get('V')) && (value.has('R') || value.has('P')) && !value.has('S');
}
