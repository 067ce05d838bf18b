/**
 * How large a part would be, from the lengths of objects: each page's own, and what pages share, counted once per part.
 * One pass over the whole document, and no byte written. Everything that a part holds besides its pages (outline, fields,
 * structure) is left to the exact measure.
 */
import type { PdfDocument } from '../../pdf/document';
import { markAll, repair, type Marked } from '../../pdf/reachability';
import { STRING } from '../../pdf/syntax/scan';
import { Dict, Ref, Stream, type Value } from '../../pdf/syntax/values';

/** The size of an object besides its bytes: a row in the cross-reference. */
const ROW = 20;
/** Objects in object streams are compressed; text like theirs shrinks to about this. */
const PACKED_RATIO = 0.3;

export class Estimate {
	/** For each object, the last part in which it was counted. */
	private readonly counted: Int32Array;
	private part = 0;
	private readonly pages: Set<number>;

	private constructor(
		private readonly document: PdfDocument,
		private readonly marked: Marked,
	) {
		this.counted = new Int32Array(document.size);
		this.pages = new Set(document.pages.numbers);
	}

	static async of(document: PdfDocument): Promise<Estimate> {
		const marked = await markAll([document], { detail: true });
		repair([document], marked);
		return new Estimate(document, marked);
	}

	/** Begins a new, empty part. */
	begin(): void {
		this.part++;
	}

	/** About how many bytes the page at `index` adds to the part. */
	add(index: number): number {
		const { document, counted, part } = this;
		const { live, walked } = this.marked.markings[0]!;
		const { marks } = walked.scan;
		const start = document.pages.number(index);
		const stack = [start];
		let bytes = 0;
		counted[start] = part;
		const visit = (number: number) => {
			// Other pages and the page tree are not counted for this page.
			if (number <= 0 || number >= counted.length || counted[number] === part || live[number] !== 1) return;
			if (this.pages.has(number) || this.isTree(number)) return;
			counted[number] = part;
			stack.push(number);
		};
		while (stack.length > 0) {
			const number = stack.pop()!;
			bytes += this.lengthOf(number);
			const value = document.edited.get(number);
			if (value !== undefined) eachReference(value, visit);
			else for (let i = walked.from[number]!; i < walked.to[number]!; i += 3) if (marks[i] !== STRING) visit(marks[i]!);
		}
		return bytes;
	}

	private lengthOf(number: number): number {
		const end = this.marked.markings[0]!.walked.end[number]!;
		if (end > 0) return end - this.document.table.place[number]! + ROW;
		const place = this.document.place(number);
		return place ? (place.end - place.start) * PACKED_RATIO + ROW : 200;
	}

	/** Objects that tie pages together but belong to none: tree nodes, structure elements, fields. Their parent tells. */
	private isTree(number: number): boolean {
		const parent = this.document.entry(number, 'K') ?? this.document.entry(number, 'Kids');
		return parent !== undefined;
	}
}

function eachReference(value: Value, visit: (number: number) => void): void {
	const stack: Value[] = [value];
	while (stack.length > 0) {
		const next = stack.pop()!;
		if (next instanceof Ref) visit(next.number);
		else if (Array.isArray(next)) for (const item of next) stack.push(item);
		else if (next instanceof Dict) for (const item of next.values()) stack.push(item);
		else if (next instanceof Stream) stack.push(next.dict);
	}
}
