/** Forms and images that pages list and no content names (ISO 32000-2, 7.8.3): no page shows them. */
import type { PdfDocument } from '../../pdf/document';
import { Ref, type Dict } from '../../pdf/syntax/values';
import { Resources } from '../content/resource-lists';
import { ResourceUses } from '../content/resource-uses';
import { ownResources } from './own-resources';

interface Listed {
	/** The object that holds the list. */
	readonly holder: number;
	readonly used: Set<string>;
	/** Not if the content of a page cannot be read. */
	isKnown: boolean;
}

/** Returns how many were taken out of the lists of pages. */
export async function dropUnusedObjects(document: PdfDocument): Promise<number> {
	const { pages, job } = document;
	await ownResources(document);
	const uses = new ResourceUses(document);
	const lists = new Map<Dict, Listed>();
	for (let index = 0; index < pages.count; index++) {
		const due = job.pace.step(20_000);
		if (due) await due;
		const page = pages.number(index);
		const value = document.entry(page, 'Resources');
		const resources = document.dict(value);
		const objects = document.dict(resources?.get('XObject'));
		if (!resources || !objects || objects.size === 0) continue;
		const entry = resources.get('XObject');
		const holder = entry instanceof Ref ? entry.number : value instanceof Ref ? value.number : page;
		const known = lists.get(objects) ?? { holder, used: new Set<string>(), isKnown: true };
		lists.set(objects, known);
		const drawn = uses.inContent(page);
		const names = drawn && uses.borrowed(page, new Resources(document, resources), drawn);
		if (!names) known.isKnown = false;
		for (const name of names ?? []) known.used.add(name);
	}
	let count = 0;
	for (const [objects, { holder, used, isKnown }] of lists) {
		const unused = isKnown ? [...objects.keys()].filter((name) => !used.has(name)) : [];
		if (unused.length === 0) continue;
		document.edit(holder);
		for (const name of unused) objects.delete(name);
		count += unused.length;
	}
	return count;
}
