/** Turns comments, and other annotations, into content of their pages (docs/semantics.md, §31.3). */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isDict, isRef } from '../../pdf/syntax/values';
import { normalAppearance } from '../../model/annotation/appearance';
import { isMeant, kindOfAnnotation, type AnnotationKinds } from '../../model/annotation/kinds';
import { MissingAppearances } from '../../model/comments/missing-appearances';
import { listedAnnotations, removeAnnotations } from '../../model/prune/remove-annotations';
import { AppearancePages } from './appearance-pages';

export interface FlattenedAnnotations {
	/** How many became content. */
	readonly flattened: number;
	/** How many were not to be seen, and went. */
	readonly hidden: number;
	/** How many have no appearance, and stay. */
	readonly left: number;
	/** Whether transparency was drawn that the document did not have. */
	readonly isTransparent: boolean;
	/** Characters of text boxes that no font has. */
	readonly missing: readonly string[];
}

export async function flattenAnnotations(document: PdfDocument, kinds: AnnotationKinds): Promise<FlattenedAnnotations> {
	const drawn = new MissingAppearances(document);
	const pages = new AppearancePages(document, 'OctavoAnnotation');
	/** Those that go: they become content, or nothing of them shows. */
	const going = new Set<Dict>();
	const wanted: number[] = [];
	const meant = new Set<Dict>();
	for (let index = 0; index < document.pages.count; index++) {
		let isWanted = false;
		for (const { number } of listedAnnotations(document, document.pages.number(index))) {
			const due = document.job.pace.step(1000);
			if (due) await due;
			const annotation = document.get(number);
			if (!isDict(annotation) || !isMeant(kindOfAnnotation(document, annotation), kinds)) continue;
			meant.add(annotation);
			isWanted = true;
			if (pages.isVisible(annotation) && !hasAppearance(document, annotation)) await drawn.draw(annotation, number);
		}
		if (isWanted) wanted.push(index + 1);
	}
	await drawn.finish();
	for (const annotation of meant) {
		if (goes(document, pages, annotation)) going.add(annotation);
		const due = document.job.pace.step(1000);
		if (due) await due;
	}
	const flattened = await paint(document, pages, wanted, going);
	await removeAnnotations(document, (annotation) => going.has(annotation));
	const windows = new Set([...going].filter((annotation) => kindOfAnnotation(document, annotation) === 'Popup'));
	return {
		flattened,
		hidden: going.size - windows.size - flattened,
		left: meant.size - going.size,
		isTransparent: drawn.isTransparent,
		missing: [...drawn.missing],
	};
}

/** Windows of comments always go; an annotation that shows goes if something says how it looks. */
const goes = (document: PdfDocument, pages: AppearancePages, annotation: Dict): boolean =>
	kindOfAnnotation(document, annotation) === 'Popup' || !pages.isVisible(annotation) || hasAppearance(document, annotation);

const hasAppearance = (document: PdfDocument, annotation: Dict): boolean => normalAppearance(document, annotation) !== undefined;

/** Paints the annotations; returns how many show. They stay in the lists of their pages. */
async function paint(
	document: PdfDocument,
	pages: AppearancePages,
	wanted: readonly number[],
	going: ReadonlySet<Dict>,
): Promise<number> {
	const painted = new Set<Dict>();
	await pages.run(Uint32Array.from(wanted), async ({ items, paint: add }) => {
		for (const item of items) {
			const due = document.job.pace.step(1000);
			if (due) await due;
			const annotation = isRef(item) ? document.get(item) : undefined;
			if (!isRef(item) || !isDict(annotation) || !going.has(annotation)) continue;
			if (kindOfAnnotation(document, annotation) === 'Popup' || !pages.isVisible(annotation)) continue;
			painted.add(annotation);
			add({ number: item.number, dict: annotation });
		}
		return items;
	});
	return painted.size;
}
