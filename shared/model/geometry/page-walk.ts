/**
 * All pages: their geometry and their resources. Pages are located, not parsed, and most pages say the same as the page before
 * them, byte by byte.
 */
import type { PdfDocument } from '../../pdf/document';
import type { Entries } from '../../pdf/syntax/entries';
import type { Value } from '../../pdf/syntax/values';
import { remembered } from '../tree/remembered';
import type { PageGeometry } from './geometry';
import { geometryOf } from './page-geometry';

export interface Pages {
	/** The geometries that occur, each once. */
	readonly kinds: readonly PageGeometry[];
	/** For each page the index of its geometry in `kinds`. */
	readonly kindOf: Int32Array;
	/** Resources of the pages; many pages may share one. */
	readonly resources: ReadonlySet<Value | undefined>;
}

const GEOMETRY = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit'] as const;

export const walkPages = remembered(walk);

async function walk(document: PdfDocument): Promise<Pages> {
	const { pages, job } = document;
	const kinds: PageGeometry[] = [];
	const known = new Map<string, number>();
	const kindOf = new Int32Array(pages.count);
	const resources = new Set<Value | undefined>();
	const before = new Span(GEOMETRY);
	const resourcesBefore = new Span(['Resources']);
	let kind = -1;
	let ancestors: object | undefined;
	for (let index = 0; index < pages.count; index++) {
		const number = pages.number(index);
		const place = document.place(number);
		const entries = document.entriesOf(number);
		const inherited = pages.inheritedBy(index);
		const sameParents = inherited === ancestors;
		ancestors = inherited;
		const sameGeometry = place && entries ? before.take(place.bytes, entries) : before.forget();
		if (!sameGeometry || !sameParents) {
			const page = geometryOf(document, index);
			const signature = `${page.box.join(' ')} ${page.rotation} ${page.userUnit}`;
			kind = known.get(signature) ?? kinds.push(page) - 1;
			known.set(signature, kind);
		}
		kindOf[index] = kind;
		const sameResources = place && entries ? resourcesBefore.take(place.bytes, entries) : resourcesBefore.forget();
		if (!sameResources || !sameParents) resources.add(pages.attribute(index, 'Resources'));
		const due = job.pace.step(300);
		if (due) await due;
	}
	return { kinds, kindOf, resources };
}

/** The bytes of some entries of a dictionary, compared with those of the dictionary before. */
class Span {
	private bytes: Uint8Array | undefined;
	private readonly from: Int32Array;
	private readonly to: Int32Array;

	constructor(private readonly keys: readonly string[]) {
		this.from = new Int32Array(keys.length);
		this.to = new Int32Array(keys.length);
	}

	forget(): false {
		this.bytes = undefined;
		return false;
	}

	/** Whether the entries are as they were in the dictionary before. */
	take(bytes: Uint8Array, entries: Entries): boolean {
		const { from, to } = this;
		const old = this.bytes;
		let same = old !== undefined;
		for (let index = 0; index < this.keys.length; index++) {
			const i = entries.find(bytes, this.keys[index]!);
			const start = i < 0 ? 0 : entries.at[i + 2]!;
			const end = i < 0 ? 0 : entries.at[i + 3]!;
			same &&= sameBytes(old!, from[index]!, to[index]!, bytes, start, end);
			from[index] = start;
			to[index] = end;
		}
		this.bytes = bytes;
		return same;
	}
}

function sameBytes(one: Uint8Array, from: number, to: number, other: Uint8Array, start: number, end: number): boolean {
	if (to - from !== end - start) return false;
	for (let at = from, there = start; at < to; at++, there++) if (one[at] !== other[there]) return false;
	return true;
}
