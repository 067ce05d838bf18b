/** Facts about documents, as a case says them: a line for each thing, with pages counted through all documents. */
import type { PagePortrait, Portrait, Target } from '../support/judges/portrait';

export interface DocumentFacts {
	/** Text that each page shows, in any order of its words. */
	readonly texts: readonly string[];
	/** Of each page, in points: the MediaBox, and the other boxes that differ from it. */
	readonly boxes: readonly string[];
	/** Of each page, in degrees. */
	readonly rotations: readonly number[];
	/** Of each page; null without one. */
	readonly labels: readonly (string | null)[];
	/** The page and the target of each link, such as `1 > 4` or `1 > https://example.com/`. */
	readonly links: readonly string[];
	/** The page of each annotation, its type and its contents, such as `1 Text: Please check`. Links and fields are elsewhere. */
	readonly annotations: readonly string[];
	/** Each title with its page, such as `Chapter 1 > 4`, indented by depth. */
	readonly bookmarks: readonly string[];
	/** Names and values, such as `name = Ada`. */
	readonly fields: readonly string[];
	/** The page of each widget and the name of its field, such as `1 name`. */
	readonly widgets: readonly string[];
	/** Such as `Layer on`. */
	readonly layers: readonly string[];
	/** Name, media type, relationship, description and content, such as `notes.txt, text/plain: hello`. */
	readonly attachments: readonly string[];
	/** Entries of the information dictionary and of the XMP, and the language as `Lang`. */
	readonly metadata: Readonly<Record<string, string>>;
	/** Types of the structure elements, such as `Document(P P(Link))`. */
	readonly tags: string;
	readonly encryption: 'none' | 'AES-128' | 'AES-256';
	/** P of the encryption. */
	readonly permissions: number;
}

export function factsOf(portrait: Portrait): DocumentFacts {
	const { pages, bookmarks, fields, layers, attachments, metadata, tags, permissions } = portrait;
	const byPage = (linesOf: (page: PagePortrait) => readonly string[]) =>
		pages.flatMap((page, at) => linesOf(page).map((line) => `${at + 1} ${line}`));
	return {
		texts: pages.map(({ text }) => sortedWords(text)),
		boxes: pages.map(({ box }) => box),
		rotations: pages.map(({ rotation }) => rotation),
		labels: pages.map(({ label }) => label),
		links: byPage(({ links }) => links.map((to) => `> ${to ?? '-'}`)),
		annotations: byPage(({ annotations }) => annotations),
		bookmarks: bookmarks.map(({ title, depth, to }) => `${'  '.repeat(depth)}${title} > ${to ?? '-'}`),
		fields,
		widgets: byPage(({ widgets }) => widgets),
		layers,
		attachments,
		metadata,
		tags,
		encryption: portrait.encryption as DocumentFacts['encryption'],
		permissions,
	};
}

/** Word by word: the place of a mark among the words of a page does not matter, and readers find other lines. */
export const sortedWords = (text: string): string => text.trim().split(/\s+/).sort().join(' ');

/** Several documents, one after the other. Entries that a document has only once are those of the first. */
export function joined(portraits: readonly Portrait[]): Portrait {
	const [first] = portraits;
	if (!first) throw new Error('there is no document');
	const starts = portraits.map((_, index) => portraits.slice(0, index).reduce((sum, { pages }) => sum + pages.length, 0));
	const moved = portraits.map((one, index) => retargeted(one, (page) => page + starts[index]!));
	return {
		...first,
		pages: moved.flatMap(({ pages }) => pages),
		bookmarks: moved.flatMap(({ bookmarks }) => bookmarks),
		fields: portraits.flatMap(({ fields }) => fields),
		layers: portraits.flatMap(({ layers }) => layers),
		attachments: portraits.flatMap(({ attachments }) => attachments),
		tags: portraits
			.map(({ tags }) => tags)
			.filter(Boolean)
			.join(' '),
	};
}

const NEW_PAGE: PagePortrait = { text: '', box: '', rotation: 0, label: null, look: '', links: [], annotations: [], widgets: [] };

/** The document with these of its pages, counted from 1, in this order; null is a page that it did not have. */
export function rearranged(portrait: Portrait, order: readonly (number | null)[]): Portrait {
	const pages = order.map((page) => (page === null ? NEW_PAGE : portrait.pages[page - 1]!));
	return retargeted({ ...portrait, pages }, (page) => order.indexOf(page) + 1 || null);
}

function retargeted(portrait: Portrait, moved: (page: number) => number | null): Portrait {
	const follow = (to: Target): Target => (typeof to === 'number' ? moved(to) : to);
	return {
		...portrait,
		pages: portrait.pages.map((page) => ({ ...page, links: page.links.map(follow) })),
		bookmarks: portrait.bookmarks.map((entry) => ({ ...entry, to: follow(entry.to) })),
	};
}
