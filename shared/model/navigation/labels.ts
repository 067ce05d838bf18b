/** Page labels (ISO 32000-2, 12.4.2): what a page is called, which it keeps wherever it goes (docs/semantics.md, §10.2). */
import type { PdfDocument } from '../../pdf/document';
import { countUpTo } from '../../pace/sorted';
import { dict, name, Name, Str, type Dict, type Value } from '../../pdf/syntax/values';
import { buildTree, readTree, type TreeEntry } from '../tree/name-tree';

/** The label of one page: prefix, and `number` in `style` (absent: the prefix alone). */
export interface PageLabel {
	readonly style: string | undefined;
	readonly prefix: Str | undefined;
	readonly number: number;
}

/** Pages from `first` (zero-based) to the next range, whose numbers count from `start`. */
export interface LabelRange extends Omit<PageLabel, 'number'> {
	readonly first: number;
	readonly start: number;
}

/** Viewers count pages before the first range from 1. */
const FROM_ONE: LabelRange = { first: 0, style: 'D', prefix: undefined, start: 1 };

/** The ranges in order, of which the first begins at the first page; undefined when the document has no labels. */
export async function readLabelRanges(document: PdfDocument): Promise<LabelRange[] | undefined> {
	const root = document.catalog.get('PageLabels');
	if (!document.dict(root)) return undefined;
	const ranges = (await readTree(document, root, 'Nums'))
		.map(([key, value]) => ({ first: Number(key), label: document.dict(value) }))
		.filter(({ first }) => Number.isInteger(first) && first >= 0)
		.sort((a, b) => a.first - b.first)
		// Of several for one page, the last counts.
		.filter(({ first }, index, sorted) => sorted[index + 1]?.first !== first)
		.map(({ first, label }) => ({ first, ...readRange(document, label) }));
	return ranges[0]?.first === 0 ? ranges : [FROM_ONE, ...ranges];
}

/** @param ranges in order; without any, the document has no labels any more */
export function writeLabelRanges(document: PdfDocument, ranges: readonly LabelRange[]): void {
	const catalog = document.editCatalog();
	if (ranges.length === 0) {
		catalog.delete('PageLabels');
		return;
	}
	// The tree must have an entry for the first page (ISO 32000-2, 12.4.2).
	const all = ranges[0]!.first === 0 ? ranges : [FROM_ONE, ...ranges];
	const shared = sharing(document);
	const entries = all.map(({ first, start, ...label }): TreeEntry => [first, labelDict({ ...label, number: start }, shared)]);
	catalog.set('PageLabels', document.add(buildTree(document, entries, 'Nums')));
}

/** The label of each page, by zero-based index; undefined when the document has no labels. */
export async function readPageLabels(document: PdfDocument): Promise<((index: number) => PageLabel) | undefined> {
	const ranges = await readLabelRanges(document);
	if (!ranges) return undefined;
	const firsts = ranges.map(({ first }) => first);
	return (index) => {
		const range = ranges[countUpTo(firsts, index) - 1]!;
		return { ...range, number: range.start + index - range.first };
	};
}

/** The number tree in which the labels become as few ranges as they allow. */
export function buildPageLabels(document: PdfDocument, labels: Iterable<PageLabel>): Dict {
	const entries: TreeEntry[] = [];
	const shared = sharing(document);
	let last: PageLabel | undefined;
	let index = 0;
	for (const label of labels) {
		if (!last || !follows(last, label)) entries.push([index, labelDict(label, shared)]);
		last = label;
		index++;
	}
	return buildTree(document, entries, 'Nums');
}

/** Gives every page of `order` (one-based source pages) the label that it had; does nothing in a document without labels. */
export async function reorderPageLabels(document: PdfDocument, order: Uint32Array): Promise<void> {
	const labelOf = await readPageLabels(document);
	if (!labelOf) return;
	const tree = buildPageLabels(
		document,
		Array.from(order, (page) => labelOf(page - 1)),
	);
	document.editCatalog().set('PageLabels', document.add(tree));
}

function readRange(
	document: PdfDocument,
	label: Dict | undefined,
): { style: string | undefined; prefix: Str | undefined; start: number } {
	const style = document.resolve(label?.get('S'));
	const prefix = document.resolve(label?.get('P'));
	const start = document.resolve(label?.get('St'));
	return {
		style: style instanceof Name ? style.text : undefined,
		prefix: prefix instanceof Str && prefix.bytes.length > 0 ? prefix : undefined,
		start: typeof start === 'number' && Number.isInteger(start) && start >= 1 ? start : 1,
	};
}

function follows(last: PageLabel, next: PageLabel): boolean {
	if (last.style !== next.style || (next.style !== undefined && next.number !== last.number + 1)) return false;
	if (last.prefix === next.prefix) return true;
	return !!last.prefix && !!next.prefix && Buffer.compare(last.prefix.bytes, next.prefix.bytes) === 0;
}

/** Longer prefixes are indirect objects, which labels share. */
const LONG = 100;

function labelDict({ style, prefix, number }: PageLabel, shared: (prefix: Str) => Value): Value {
	return dict({
		S: style === undefined ? undefined : name(style),
		P: prefix && prefix.bytes.length > LONG ? shared(prefix) : prefix,
		St: style === undefined || number === 1 ? undefined : number,
	});
}

/** The object of each string, made once. */
function sharing(document: PdfDocument): (prefix: Str) => Value {
	const made = new Map<Str, Value>();
	return (prefix) => {
		let ref = made.get(prefix);
		if (!ref) made.set(prefix, (ref = document.add(prefix)));
		return ref;
	};
}
