/** Pages get the resources that they inherit as their own (ISO 32000-2, 7.7.3.4), so that one object holds each dictionary of resources. */
import type { PdfDocument } from '../../pdf/document';
import { isDict, isRef, Ref } from '../../pdf/syntax/values';

/** Deeper than any page tree. */
const DEPTH = 64;

export async function ownResources(document: PdfDocument): Promise<void> {
	const { pages, job } = document;
	const shared = new Map<number, Ref>();
	for (let index = 0; index < pages.count; index++) {
		const due = job.pace.step(500);
		if (due) await due;
		const number = pages.number(index);
		if (document.entry(number, 'Resources') !== undefined) continue;
		const node = giving(document, number);
		if (node === undefined) continue;
		const value = document.dict(new Ref(node))!.get('Resources')!;
		const own = isRef(value) ? value : (shared.get(node) ?? document.add(value));
		shared.set(node, own);
		pages.patch(index, { Resources: own });
	}
	for (const node of shared.keys()) {
		const dict = document.edit(node);
		if (isDict(dict)) dict.delete('Resources');
	}
}

/** The node of the page tree whose resources a page has. */
function giving(document: PdfDocument, page: number): number | undefined {
	let at = document.entry(page, 'Parent');
	for (let depth = 0; depth < DEPTH && isRef(at); depth++) {
		const node = document.dict(at);
		if (node?.has('Resources') === true) return at.number;
		at = node?.get('Parent');
	}
	return undefined;
}
