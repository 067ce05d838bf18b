/** Forms, images, and property lists with texts that pages list and no content names (ISO 32000-2, 7.8.3): no page shows them. */
import type { PdfDocument } from '../../pdf/document';
import { isDict, Ref, type Dict } from '../../pdf/syntax/values';
import { Resources } from '../content/resource-lists';
import { ResourceUses } from '../content/resource-uses';
import { TEXTS } from './content/open-marks';
import { ownResources } from './own-resources';

const CATEGORIES = ['XObject', 'Properties'];

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
		const shelves = resources ? CATEGORIES.map((category) => resources.get(category)) : [];
		const listed = shelves.filter((entry) => (document.dict(entry)?.size ?? 0) > 0);
		if (!resources || listed.length === 0) continue;
		const drawn = uses.inContent(page);
		const names = drawn && uses.borrowed(page, new Resources(document, resources), drawn);
		for (const entry of listed) {
			const objects = document.dict(entry)!;
			const holder = entry instanceof Ref ? entry.number : value instanceof Ref ? value.number : page;
			const known = lists.get(objects) ?? { holder, used: new Set<string>(), isKnown: true };
			lists.set(objects, known);
			if (!names) known.isKnown = false;
			for (const name of names ?? []) known.used.add(name);
		}
	}
	let count = 0;
	for (const [objects, { holder, used, isKnown }] of lists) {
		const unused = isKnown ? [...objects.keys()].filter((name) => !used.has(name) && tellsMore(document, objects, name)) : [];
		if (unused.length === 0) continue;
		document.edit(holder);
		for (const name of unused) objects.delete(name);
		count += unused.length;
	}
	return count;
}

/** Of property lists only those that say what some content is (14.9): others name layers. */
function tellsMore(document: PdfDocument, list: Dict, name: string): boolean {
	const value = document.resolve(list.get(name));
	return !isDict(value) || TEXTS.some((key) => value.has(key));
}
