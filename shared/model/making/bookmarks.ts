/** Bookmarks of a made document (ISO 32000-2, 12.3.3). */
import { type PDFContext, type PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, type PDFRef } from 'pdf-lib';
import type { Steps } from '../../pace/steps';
import { shortenText } from '../../sentences';
import type { Place } from './sheet';

/** Characters of a title, those of a document too; a whole text may be a heading. */
export const LONGEST_TITLE = 1_000;

/** The cost of one bookmark, see `Pace`. */
const COST = 1000;

/** Nested at most as deeply as headings are. */
export interface Bookmark {
	readonly title: string;
	readonly place: Place;
	readonly children: readonly Bookmark[];
}

/** The outline, or `undefined` without bookmarks. Those with children are open. */
export function* writeBookmarks(
	context: PDFContext,
	bookmarks: readonly Bookmark[],
	destination: (place: Place) => PDFObject | undefined,
): Steps<PDFRef | undefined> {
	if (bookmarks.length === 0) return undefined;
	const write = function* (level: readonly Bookmark[], parent: PDFRef, dict: PDFDict): Steps<number> {
		const refs = level.map(() => context.nextRef());
		let shown = level.length;
		for (const [index, { title, place, children }] of level.entries()) {
			yield COST;
			const item = context.obj({ Title: PDFHexString.fromText(shortenText(title, LONGEST_TITLE)), Parent: parent });
			setEntries(item, { Prev: refs[index - 1], Next: refs[index + 1], Dest: destination(place) });
			if (children.length > 0) shown += yield* write(children, refs[index]!, item);
			context.assign(refs[index]!, item);
		}
		setEntries(dict, { First: refs[0], Last: refs.at(-1), Count: PDFNumber.of(shown) });
		return shown;
	};
	const root = context.nextRef();
	const outline = context.obj({ Type: 'Outlines' });
	yield* write(bookmarks, root, outline);
	context.assign(root, outline);
	return root;
}

function setEntries(dict: PDFDict, entries: Readonly<Record<string, PDFObject | undefined>>): void {
	for (const [key, value] of Object.entries(entries)) if (value !== undefined) dict.set(PDFName.of(key), value);
}
