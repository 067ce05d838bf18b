import { rotationOf } from '../model/geometry/page-geometry';
import type { FactsOf } from '../contract/operations';
import { openDocument } from '../pdf/open-document';
import type { Patch } from '../pdf/syntax/patch';
import { intactBytes } from '../pdf/write/intact';
import { save } from '../pdf/write/save';
import type { LocalOperation } from './operation';
import { NO_PAGES_SELECTED, selectedPages } from './pages/page-range';

/** Turns pages on top of the rotation that they have or inherit (docs/semantics.md, §6 and D15). */
export const rotate_pages: LocalOperation<'rotate_pages'> = async (input, params, job) => {
	const { angle } = params;
	const document = await openDocument(input.bytes, job, { password: params.open_password });
	const { pages } = document;
	const pageCount = pages.count;
	const selected = selectedPages(params, pageCount);
	const rotatedPages = angle === 0 ? 0 : selected.length;
	const facts: FactsOf<'rotate_pages'> = { pageCount, rotatedPages };
	const notes = selected.length === 0 ? [NO_PAGES_SELECTED] : [];
	const intact = rotatedPages === 0 ? intactBytes(document, input.bytes) : undefined;
	if (intact) return { documents: [{ name: input.name, bytes: intact, pageCount }], notes, facts };
	// The same object for all pages with the same angle: its bytes are made once.
	const patches = new Map<number, Patch>();
	for (let at = 0; at < rotatedPages; at++) {
		const index = selected[at]! - 1;
		const rotate = rotationOf(rotationOf(document.resolve(pages.attribute(index, 'Rotate'))) + angle);
		let patch = patches.get(rotate);
		if (!patch) patches.set(rotate, (patch = { Rotate: rotate }));
		pages.patch(index, patch);
		const due = job.pace.step(400);
		if (due) await due;
	}
	return { documents: [{ name: input.name, bytes: await save(document), pageCount }], notes, facts };
};
