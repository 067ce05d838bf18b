/** Tells pages from nodes of the page tree, without parsing those that can be recognised at a glance. */
import type { ObjectEditor } from '../object-source';
import { LETTER_s, isDigit, isKeyword, readInteger, skipSpace } from '../syntax/characters';
import type { Entries } from '../syntax/entries';
import { mendKeys } from '../syntax/misspelt-keys';
import { Dict, Name, Ref, Stream, isName } from '../syntax/values';
import { mayBeOther } from './page-contents';

/** Facts about a page, found on the way. */
export interface Look {
	/** The object number that it names as its parent; -1 where that could not be seen at a glance. */
	parent: number;
	/** Whether its /Contents may be other than one stream. */
	lists: boolean;
	/** Whether it was recognised at a glance and has no /Contents. */
	isBare: boolean;
	/** The object number that its /Contents name; -1 where they are other than one reference, or could not be seen at a glance. */
	contents: number;
	/** Where its entries are, if it was recognised at a glance. */
	readonly entries: Entries;
}

/** Whether an object is a page, a node of the tree, or neither. */
export function kindOfNode(document: ObjectEditor, number: number, look: Look): 'page' | 'unclear' | 'node' | 'none' {
	look.parent = look.contents = -1;
	look.lists = look.isBare = false;
	const place = document.place(number);
	const { entries } = look;
	if (place && document.locate(number, place, entries) && entries.find(place.bytes, 'Kids') < 0) {
		if (entries.used === entries.first) return 'none';
		const type = entries.find(place.bytes, 'Type');
		if (type >= 0 && isKeyword(place.bytes, entries.at[type + 2]!, '/Page')) {
			if (place.bytes[skipSpace(place.bytes, entries.close + 2, place.end)] === LETTER_s) return withoutData(document, number);
			const contents = entries.find(place.bytes, 'Contents');
			if (hasMisspelt(place.bytes, entries) && mendPage(document, number)) return 'unclear';
			look.isBare = contents < 0 || isKeyword(place.bytes, entries.at[contents + 2]!, 'null');
			if (contents >= 0) lookAtContents(document, place.bytes, entries.at[contents + 2]!, entries.at[contents + 3]!, look);
			const parent = entries.find(place.bytes, 'Parent');
			if (parent >= 0) look.parent = readInteger(place.bytes, entries.at[parent + 2]!, entries.at[parent + 3]!).value;
			return 'page';
		}
		// An object without /Type /Page is looked at closely: a stream is not a page, nor is a dictionary without a readable entry.
		const read = document.get(number);
		return read instanceof Dict && mayBePage(document, read) ? 'unclear' : 'none';
	}
	const value = document.get(number);
	if (!(value instanceof Dict) || value.size === 0) return 'none';
	// Readers take an object with /Kids for a node, whatever its /Type. They may not show a page whose entries cannot be told apart.
	const isPage = isName(value.get('Type'), 'Page') && !isMistypedNode(document, value);
	if (isPage) return 'unclear';
	if (document.array(value.get('Kids'))) return 'node';
	return mayBePage(document, value) ? 'unclear' : 'none';
}

function lookAtContents(document: ObjectEditor, bytes: Uint8Array, at: number, end: number, look: Look): void {
	look.lists = mayBeOther(document, bytes, at, end);
	if (isDigit(bytes[at])) look.contents = readInteger(bytes, at, end).value;
}

/** Whether what says that it is a page is a node: it has kids and counts its pages, and draws nothing. */
function isMistypedNode(document: ObjectEditor, value: Dict): boolean {
	const kids = document.array(value.get('Kids'));
	return (
		kids !== undefined && kids.length > 0 && !value.has('Contents') && Number.isInteger(document.resolve(value.get('Count')))
	);
}

/** Entries that pages have, and hardly anything else in a page tree. */
const PAGE_ENTRIES = ['MediaBox', 'Resources', 'Contents', 'Annots', 'CropBox', 'Rotate', 'Parent'];
/** Entries that no other typed object has. */
const OF_PAGES_ALONE = ['MediaBox', 'Resources'];

/**
 * Whether a dictionary without /Type /Page may be a page. If it has another /Type, it needs entries that only pages have.
 */
function mayBePage(document: ObjectEditor, dict: Dict): boolean {
	const type = document.resolve(dict.get('Type'));
	const another = type instanceof Name && type.text !== 'Pages';
	if (!another) return PAGE_ENTRIES.some((key) => dict.has(key));
	// Fields and annotations have a parent or contents, and never both as a page has them.
	const contents = dict.get('Contents') instanceof Ref || document.array(dict.get('Contents')) !== undefined;
	return OF_PAGES_ALONE.some((key) => dict.has(key)) || (contents && dict.get('Parent') instanceof Ref && !dict.has('Subtype'));
}

/** Entries whose loss takes something off a page. */
const MENDED = ['Contents', 'Resources', 'Annots', 'MediaBox'] as const;

/** Whether a page seems to have one of these entries misspelt. */
const hasMisspelt = (bytes: Uint8Array, entries: Entries): boolean =>
	MENDED.some((key) => entries.find(bytes, key) < 0 && entries.findMisspelt(bytes, key) >= 0);

function mendPage(document: ObjectEditor, number: number): boolean {
	const page = document.get(number);
	const mended = page instanceof Dict ? mendKeys(page, MENDED) : undefined;
	if (!mended) return false;
	document.put(number, mended.dict);
	for (const key of mended.keys) document.table.mended.add(key);
	return true;
}

/** Other readers reject a page that is a stream: its dictionary becomes the page. */
function withoutData(document: ObjectEditor, number: number): 'page' | 'unclear' {
	const value = document.get(number);
	if (!(value instanceof Stream)) return 'page';
	document.put(number, new Dict([...value.dict].filter(([key]) => !/^(Length|Filter|DecodeParms)$/.test(key))));
	return 'unclear';
}
