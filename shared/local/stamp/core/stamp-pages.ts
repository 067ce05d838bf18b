/**
 * The core of every stamp: puts something on the selected pages of a document, over or under their content, whatever state that
 * content is in (docs/semantics.md, D27). text/, image/, overlay/ and number/ draw the stamp itself.
 */
import type { Note } from '../../../contract/backend';
import { PagePainter, type Painting } from '../../../model/content/page-painter';
import type { Survey, SurveyedPage } from '../../../model/content/survey';
import type { PdfDocument } from '../../../pdf/document';
import { dict, isDict, isRef, name, type Value } from '../../../pdf/syntax/values';
import { namePages } from '../../../sentences';
import { asArtifact, type Layer } from './artifact';
import { coversPage } from './hidden-stamp';

export interface Stamp {
	readonly layer: Layer;
	readonly subtype: 'Watermark' | 'PageNum';
	/** The stamp on a page; `position` counts the selected pages from 0. Undefined: the page stays as it is. */
	readonly on: (page: SurveyedPage, position: number) => Painting | undefined;
	/** A color space for the groups of pages that gain transparency and have none (ISO 19005-2, 6.2.4.3). */
	readonly groupColorSpace?: Value | undefined;
}

/** Stamps the surveyed pages; returns what the user should know. */
export async function stampPages(document: PdfDocument, { kinds, pages }: Survey, stamp: Stamp): Promise<Note[]> {
	const { pace } = document.job;
	const { layer, subtype, groupColorSpace } = stamp;
	const painter = new PagePainter(document);
	if (layer === 'over') await painter.inspect(pages);
	const hidden: number[] = [];
	for (const [position, page] of pages.entries()) {
		const due = pace.step(layer === 'over' ? 2000 : 20_000);
		if (due) await due;
		if (position % 1000 === 0) pace.progress(position / pages.length);
		const mark = stamp.on(page, position);
		if (!mark) continue;
		const { box } = kinds[page.kind]!;
		const { resources } = mark;
		const operators = (names: readonly string[]) => asArtifact(mark.operators(names), subtype, layer, box);
		if (layer === 'over') await painter.over(page, { resources, operators });
		else {
			const content = await painter.contents.content(painter.contents.own(page));
			if (coversPage(document, content, document.dict(page.resources), box)) hidden.push(page.index + 1);
			painter.under(page, { resources, operators });
		}
		if (groupColorSpace !== undefined) addGroup(document, page.index, groupColorSpace);
	}
	return hidden.length > 0 ? [hiddenNote(hidden, pages.length)] : [];
}

/** Without output intent, a page with transparency names the color space that it is blended in. */
function addGroup(document: PdfDocument, index: number, colorSpace: Value): void {
	const number = document.pages.number(index);
	const group = document.entry(number, 'Group');
	const entries = document.dict(group);
	if (entries?.has('CS')) return;
	const completed = dict({ Type: name('Group'), S: name('Transparency'), ...Object.fromEntries(entries ?? []), CS: colorSpace });
	if (isRef(group) && isDict(document.get(group))) document.put(group, completed);
	else document.pages.patch(index, { Group: completed });
}

function hiddenNote(pages: readonly number[], stamped: number): Note {
	const where = pages.length === stamped ? 'on every page' : `on ${namePages(pages)}`;
	return {
		code: 'stamp_hidden',
		message: `The stamp is hidden ${where}: the content of the page covers all of it. Stamp over the page instead.`,
	};
}
