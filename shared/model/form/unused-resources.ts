/** Default resources of a form (ISO 32000-2, 12.7.3) that nothing uses once pages went. */
import type { PdfDocument } from '../../pdf/document';
import { Dict, isRef } from '../../pdf/syntax/values';
import { Resources } from '../content/resource-lists';
import { ResourceUses } from '../content/resource-uses';
import { catalogEntry } from '../tree/removal';

/** Categories of things that are drawn by their name. Default appearances name fonts, which stay. */
const DRAWN = ['XObject', 'Pattern', 'Shading', 'Properties'];

/**
 * Takes the things to draw out of the default resources, so that marking finds those that something else uses, too. Returns the
 * function that puts these back, and those that appearances without resources of their own draw.
 */
export async function takeFormResources(document: PdfDocument): Promise<((live: Uint8Array) => void) | undefined> {
	const form = catalogEntry(document, 'AcroForm');
	const value = form?.dict.get('DR');
	const resources = document.dict(value);
	if (!form || value === undefined || !resources || !DRAWN.some((key) => resources.has(key))) return undefined;
	const used = await namesUsed(document, resources);
	if (!used) return undefined;
	const left = (keeps: (number: number) => boolean): Dict =>
		new Dict(
			[...resources].flatMap(([key, category]) => {
				const named = DRAWN.includes(key) ? document.dict(category) : undefined;
				if (!named) return [[key, category]];
				const kept = [...named].filter(([name, item]) => !isRef(item) || used.has(name) || keeps(item.number));
				return kept.length === named.size ? [[key, category]] : kept.length > 0 ? [[key, new Dict(kept)]] : [];
			}),
		);
	document.edit(form.holder);
	form.dict.set(
		'DR',
		left(() => false),
	);
	return (live) =>
		form.dict.set(
			'DR',
			left((number) => live[number] === 1),
		);
}

/** The names that appearances without resources use; undefined if they cannot be told. */
async function namesUsed(document: PdfDocument, resources: Dict): Promise<ReadonlySet<string> | undefined> {
	const uses = new ResourceUses(document);
	const names = new Set<string>();
	const named = new Resources(document, resources);
	for (const page of document.pages.numbers) {
		const due = document.job.pace.step(1000);
		if (due) await due;
		if (document.entry(page, 'Annots') === undefined) continue;
		const borrowed = uses.borrowed(page, named, NOTHING);
		if (!borrowed) return undefined;
		for (const name of borrowed) names.add(name);
	}
	return names;
}

const NOTHING: ReadonlySet<string> = new Set();
