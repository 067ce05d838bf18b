/**
 * Whether the /Contents of a page lead to anything else than content (ISO 32000-2, 7.8.2): readers show nothing of it, and say nothing.
 * It is seen at a glance; no data is decoded.
 */
import { isSupported } from '../filters';
import type { ObjectEditor } from '../object-source';
import { UNCOMPRESSED } from '../object-table';
import {
	asBuffer,
	classOf,
	isDigit,
	isKeyword,
	OPEN_BRACKET,
	readInteger,
	REGULAR,
	skipSpace,
	SOLIDUS,
	startsWith,
} from '../syntax/characters';
import { Entries } from '../syntax/entries';
import { type Dict, isName, Name, Ref, type Value } from '../syntax/values';

/** Pages that are looked at in this way, and streams of one. */
const MOST_PAGES = 200;
const MOST_STREAMS = 100;

/** Whether a stream says that it is an image or other data that is not content. Some programs write /Length1 of content, too. */
export const isOtherData = (dict: Dict): boolean => dict.get('Subtype') instanceof Name && !isName(dict.get('Subtype'), 'Form');

/** The first byte of deflated data with the largest window, as nearly all has; smaller ones end with the same half (RFC 1950, 2.2). */
const LARGEST_WINDOW = 0x78;

/** Whether data begins as deflated data does, and no content does. */
export function isDeflated(data: Uint8Array, at = 0): boolean {
	const [first = 0, second = 0] = [data[at], data[at + 1]];
	if ((first & 15) !== 8 || first > LARGEST_WINDOW || (first * 256 + second) % 31 !== 0) return false;
	return first === LARGEST_WINDOW || second >= 0x80;
}

export class ContentsGlance {
	private readonly entries = new Entries();
	private pages = 0;

	constructor(private readonly document: ObjectEditor) {}

	/** `stream`: the object number that the /Contents name, if it is known; -1 if not. */
	isOdd(page: number, stream: number): boolean {
		if (++this.pages > MOST_PAGES || (stream >= 0 && this.isPlain(stream))) return false;
		const { document } = this;
		const contents = document.entry(page, 'Contents') ?? null;
		if (contents instanceof Ref && this.isPlain(contents.number)) return false;
		const items = document.array(contents) ?? [contents];
		return items.slice(0, MOST_STREAMS).some((item) => this.isOddItem(item));
	}

	/** Objects that are not there are looked for in another place. */
	private isOddItem(item: Value): boolean {
		if (item === null) return false;
		return !(item instanceof Ref) || (this.document.table.leadsTo(item.number) && !this.isPlain(item.number));
	}

	/** Whether an object is a stream that may be content. */
	private isPlain(number: number): boolean {
		const { document, entries } = this;
		const { bytes } = document;
		const place = document.place(number);
		if (document.table.kind[number] !== UNCOMPRESSED || !place || !entries.locate(bytes, place.start, place.end))
			return document.isStream(number);
		const at = skipSpace(bytes, entries.close + 2, place.end);
		if (!startsWith(bytes, at, 'stream')) return false;
		const subtype = entries.find(bytes, 'Subtype');
		if (subtype >= 0 && !isKeyword(bytes, entries.at[subtype + 2]!, '/Form')) return false;
		const filter = entries.find(bytes, 'Filter');
		if (filter >= 0) return this.isKnownFilter(bytes, entries.at[filter + 2]!, entries.at[filter + 3]!);
		return !isDeflated(bytes, skipSpace(bytes, at + 'stream'.length, place.end));
	}

	private isKnownFilter(bytes: Uint8Array, from: number, end: number): boolean {
		if (isDigit(bytes[from])) return this.document.table.leadsTo(readInteger(bytes, from, end).value);
		const isList = bytes[from] === OPEN_BRACKET;
		const at = isList ? skipSpace(bytes, from + 1, end) : from;
		if (bytes[at] !== SOLIDUS) return isList;
		// As nearly all content has.
		if (isKeyword(bytes, at, '/FlateDecode')) return true;
		let to = at + 1;
		while (to < end && to - at < LONGEST_NAME && classOf[bytes[to]!] === REGULAR) to++;
		return isSupported(asBuffer(bytes.subarray(at + 1, to)).toString('latin1'));
	}
}

/** Bytes of the longest name of a filter, or more. */
const LONGEST_NAME = 32;
