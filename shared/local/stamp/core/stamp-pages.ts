/**
 * The core of every stamp: puts something on the selected pages of a document, over or under their content, whatever state that
 * content is in (docs/semantics.md, D27). text/, image/, overlay/ and number/ draw the stamp itself.
 */
import type { Note } from '../../../backend';
import type { PdfDocument } from '../../../pdf/document';
import { dict, isDict, isRef, name, type Value } from '../../../pdf/syntax/values';
import { coversPage } from './hidden-stamp';
import { PageContents } from '../../../model/content/page-contents';
import { PageResources, type Addition } from '../../../model/content/page-resources';
import { asArtifact, type Layer } from './painting';
import type { Survey, SurveyedPage } from '../../../model/content/survey';

/** A stamp on one page. */
export interface PageStamp {
	readonly resources: readonly Addition[];
	/** The operators that paint it; `names` are those of its resources on this page, in their order. */
	readonly operators: (names: readonly string[]) => string;
}

export interface Stamp {
	readonly layer: Layer;
	readonly subtype: 'Watermark' | 'PageNum';
	/** The stamp on a page; `position` counts the selected pages from 0. Undefined: the page stays as it is. */
	readonly on: (page: SurveyedPage, position: number) => PageStamp | undefined;
	/** A colour space for the groups of pages that gain transparency and have none (ISO 19005-2, 6.2.4.3). */
	readonly groupColorSpace?: Value | undefined;
}

/** Stamps the surveyed pages; returns what the user should know. */
export async function stampPages(document: PdfDocument, { kinds, pages }: Survey, stamp: Stamp): Promise<Note[]> {
	const { pace } = document.job;
	const { layer, subtype, groupColorSpace } = stamp;
	const resources = new PageResources(document);
	const contents = new PageContents(document);
	if (layer === 'over') await contents.inspect(pages);
	const hidden: number[] = [];
	for (const [position, page] of pages.entries()) {
		const due = pace.step(layer === 'over' ? 2000 : 20_000);
		if (due) await due;
		if (position % 1000 === 0) pace.progress(position / pages.length);
		const mark = stamp.on(page, position);
		if (!mark) continue;
		const { box } = kinds[page.kind]!;
		const paint = (names: readonly string[]) => asArtifact(mark.operators(names), subtype, layer, box);
		if (layer === 'under') {
			const streams = contents.own(page);
			if (coversPage(document, contents.content(streams), document.dict(page.resources), box)) hidden.push(page.index + 1);
			const extended = resources.with(page.resources, mark.resources);
			const under = contents.stream(paint(extended.names));
			document.pages.patch(page.index, { Contents: [under, ...streams], Resources: extended.resources });
		} else {
			const { streams, closing, form } = contents.isolated(page);
			const extended = resources.with(page.resources, form ? [...mark.resources, form] : mark.resources);
			const content = form ? `q /${extended.names.at(-1)} Do Q\n` : closing;
			const over = contents.stream(content + paint(extended.names));
			document.pages.patch(page.index, { Contents: [...streams, over], Resources: extended.resources });
		}
		if (groupColorSpace !== undefined) addGroup(document, page.index, groupColorSpace);
	}
	return hidden.length > 0 ? [hiddenNote(hidden, pages.length)] : [];
}

/** Without output intent, a page with transparency names the colour space that it is blended in. */
function addGroup(document: PdfDocument, index: number, colorSpace: Value): void {
	const number = document.pages.number(index);
	const group = document.entry(number, 'Group');
	const entries = document.dict(group);
	if (entries?.has('CS')) return;
	const completed = dict({ Type: name('Group'), S: name('Transparency'), ...Object.fromEntries(entries ?? []), CS: colorSpace });
	if (isRef(group) && isDict(document.get(group))) document.put(group, completed);
	else document.pages.patch(index, { Group: completed });
}

/** Pages that a note names one by one. */
const NAMED = 10;

function hiddenNote(pages: readonly number[], stamped: number): Note {
	const named = pages.slice(0, NAMED).join(', ') + (pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '');
	const where = pages.length === stamped ? 'on every page' : pages.length === 1 ? `on page ${named}` : `on pages ${named}`;
	return {
		code: 'stamp_hidden',
		message: `The stamp is hidden ${where}: the content of the page covers all of it. Stamp over the page instead.`,
	};
}
