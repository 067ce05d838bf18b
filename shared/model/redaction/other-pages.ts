/** Objects that belong to pages which were not chosen, and to no other: they stay as they are (docs/semantics.md, §38.3). */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isName, isRef, Stream, type Value } from '../../pdf/syntax/values';
import { Allowance } from '../tree/removal';

/** Entries that lead out of a page. */
const LEADING_OUT = new Set(['Parent', 'P', 'Dest', 'B']);
/** The cost of an object, see `Pace`. */
const COST = 300;

/** `chosen` are zero-based. Returns 1 for each object that stays. */
export async function objectsOfOtherPages(document: PdfDocument, chosen: ReadonlySet<number>): Promise<Uint8Array> {
	const { pages } = document;
	const stays = new Uint8Array(document.size);
	if (chosen.size === pages.count) return stays;
	const indexes = Array.from({ length: pages.count }, (_, index) => index);
	await reach(
		document,
		indexes.filter((index) => !chosen.has(index)),
		(number) => (stays[number] = 1),
	);
	await reach(document, [...chosen], (number) => (stays[number] = 0));
	return stays;
}

async function reach(document: PdfDocument, indexes: readonly number[], visit: (number: number) => void): Promise<void> {
	const { pages, job } = document;
	const seen = new Uint8Array(document.size);
	const allowance = new Allowance(document);
	const open: Value[] = [];
	const enter = (number: number): void => {
		seen[number] = 1;
		visit(number);
		open.push(document.get(number));
	};
	for (const index of indexes) {
		enter(pages.number(index));
		const resources = pages.attribute(index, 'Resources');
		if (resources !== undefined) open.push(resources);
		for (let value = open.pop(); value !== undefined; value = open.pop()) {
			if (isRef(value)) {
				if (value.number < seen.length && seen[value.number] === 0 && !isPage(document, value.number)) enter(value.number);
				continue;
			}
			const found = value instanceof Stream ? value.dict : value;
			if (Array.isArray(found)) for (const item of found) open.push(item);
			else if (found instanceof Dict) for (const [key, item] of found) if (!LEADING_OUT.has(key)) open.push(item);
			allowance.spend(1);
			const due = job.pace.step(COST);
			if (due) await due;
		}
	}
}

function isPage(document: PdfDocument, number: number): boolean {
	const type = document.resolve(document.entry(number, 'Type'));
	return isName(type, 'Page') || isName(type, 'Pages') || document.pages.holds(number);
}
