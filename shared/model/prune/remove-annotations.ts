/** Removes annotations from pages, with all that refers to them: windows of comments, replies, actions, fields, tags. */
import type { PdfDocument } from '../../pdf/document';
import { isDict, isRef, type Dict, type Ref } from '../../pdf/syntax/values';
import { kindOfAnnotation } from '../annotation/kinds';
import { MentionedFields } from '../form/mentioned-fields';
import { dropLeftovers } from './leftovers';
import { dropMentions, featuresOf, pruneReferrers, removeListed } from './select-pages';

/** The cost of an annotation that is looked at, see `Pace`. */
const ANNOTATION_COST = 1000;

/** Whether an annotation goes; `page` is its zero-based index. */
export type Goes = (annotation: Dict, page: number) => boolean;

/** Returns how many annotations went, without the windows of comments. */
export async function removeAnnotations(document: PdfDocument, goes: Goes): Promise<number> {
	const numbers = new Set<number>();
	let windows = 0;
	let hasWidgets = false;
	for (let index = 0; index < document.pages.count; index++) {
		const list = listedAnnotations(document, document.pages.number(index));
		for (const { number } of list) {
			const annotation = document.get(number);
			const due = document.job.pace.step(ANNOTATION_COST);
			if (due) await due;
			if (numbers.has(number) || !isDict(annotation) || !goes(annotation, index)) continue;
			numbers.add(number);
			const kind = kindOfAnnotation(document, annotation);
			if (kind === 'Popup') windows++;
			if (kind === 'Widget') hasWidgets = true;
		}
		const due = document.job.pace.step(500);
		if (due) await due;
	}
	if (numbers.size === 0) return 0;
	const features = featuresOf(document);
	const mentioned = hasWidgets ? await MentionedFields.of(document) : undefined;
	await pruneReferrers(features, numbers, () => removeListed(features, numbers));
	if (mentioned) await dropMentions(features, mentioned);
	await dropLeftovers(features);
	return numbers.size - windows;
}

/** The annotations of a page. Those that are direct objects become indirect ones, so that others can refer to them. */
export function listedAnnotations(document: PdfDocument, page: number): Ref[] {
	const value = document.entry(page, 'Annots');
	const listed = document.array(value) ?? [];
	if (!listed.some(isDict)) return listed.filter(isRef);
	const owner = document.edit(isRef(value) ? value : page);
	const list = document.array(isDict(owner) ? owner.get('Annots') : owner) ?? [];
	for (const [at, item] of list.entries()) if (isDict(item)) list[at] = document.add(item);
	return list.filter(isRef);
}
