/** Strings of dictionaries and arrays without the matches in them (docs/semantics.md, §38.3). */
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pdf/pace';
import { decodeText, encodeText } from '../../pdf/syntax/text-strings';
import { Dict, Str, Stream, type Value } from '../../pdf/syntax/values';
import { surelyLacks, withoutSpans, type Find } from './residue/find';
import { foldText, spanIn } from './residue/plain-text';

/** The cost of a string, see `Pace`. */
const COST = 500;

/** The string without its matches; undefined if it has none. */
export async function cutString(string: Str, find: Find, pace: Pace): Promise<Str | undefined> {
	const decoded = decodeText(string);
	const isSimple = decoded.length === string.bytes.length && SIMPLE.test(decoded) && !decoded.includes('-\n');
	if (isSimple && surelyLacks(find, decoded)) return undefined;
	const text = decoded.replace(LANGUAGE, '');
	const spans = await find(text);
	if (spans.length > 0) {
		const left = encodeText(withoutSpans(text, spans));
		return (await isFoundIn(left.bytes, find, pace)) ? EMPTY : left;
	}
	const plain = await foldText(text, pace);
	const inPlain = plain ? (await find(plain.text)).map(({ start, end }) => spanIn(plain, start, end)) : [];
	if (inPlain.length === 0) return (await isFoundIn(string.bytes, find, pace)) ? EMPTY : undefined;
	const left = withoutSpans(text, inPlain);
	const again = await foldText(left, pace);
	const isLeft = (again && (await find(again.text)).length > 0) || (await isFoundIn(encodeText(left).bytes, find, pace));
	return isLeft ? EMPTY : encodeText(left);
}

/** Text that reads the same in every way: its bytes are its characters, and nothing is escaped or divided. */
const SIMPLE = /^[\t\n\r\x20-\x24\x27-;=-~]*$/;

/** A language in the midst of a text (7.9.2.2.3). */
const ESCAPE = String.fromCharCode(0x1b);
const LANGUAGE = new RegExp(`${ESCAPE}[a-zA-Z]{2,8}${ESCAPE}`, 'g');

const EMPTY = new Str(new Uint8Array(0));

/** Whether any way to read the bytes has it: programs differ, and addresses and XML have escapes, too. Others run between two of them. */
export async function isFoundIn(bytes: Uint8Array, find: Find, pace: Pace): Promise<boolean> {
	for (const text of readings(bytes)) {
		if (!surelyLacks(find, text) && (await find(text)).length > 0) return true;
		const due = pace.step(READ_AGAIN * bytes.length);
		if (due) await due;
	}
	return false;
}

/** The cost of another way to read a byte, see `Pace`: its text is new memory. */
const READ_AGAIN = 4;

/** The ways to read bytes as text, besides that of strings. */
export function* readings(bytes: Uint8Array): Generator<string> {
	const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
	yield latin;
	let last = latin;
	if (/[\x80-\xff]/.test(latin)) yield (last = Buffer.from(bytes).toString('utf8'));
	if (latin.includes('\0')) yield (last = latin.replaceAll('\0', ''));
	if (/%[0-9a-f]{2}/i.test(latin)) {
		const unescaped = unescapePercent(latin);
		if (/[\x80-\xff]/.test(unescaped)) yield unescaped;
		yield (last = Buffer.from(unescaped, 'latin1').toString('utf8'));
	}
	// Blanks in the query of an address.
	if (latin.includes('?') && latin.includes('+')) yield last.replaceAll('+', ' ');
	if (latin.includes('&')) yield (last = unescapeXml(last));
	// Rich text and XML may divide words by tags, or tell words apart by them.
	if (latin.includes('<')) for (const gap of ['', ' ']) yield last.replace(/<[^<>]*>/g, gap);
}

const unescapePercent = (text: string): string =>
	text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
	text.replace(
		/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
		(whole, decimal?: string, hex?: string, entity?: string) => {
			if (entity !== undefined) return ENTITIES[entity.toLowerCase()] ?? whole;
			const point = decimal === undefined ? parseInt(hex!, 16) : parseInt(decimal, 10);
			return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
		},
	);

/** Cuts the strings in a value in place, direct ones only; how many it changed. */
export async function cutStrings(document: PdfDocument, value: Value, find: Find): Promise<number> {
	let changed = 0;
	const open: Value[] = [value];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		const found = next instanceof Stream ? next.dict : next;
		if (!(found instanceof Dict) && !Array.isArray(found)) continue;
		for (const [key, item] of found.entries()) {
			if (!(item instanceof Str)) {
				if (item instanceof Dict || Array.isArray(item)) open.push(item);
				continue;
			}
			const due = document.job.pace.step(COST);
			if (due) await due;
			const cut = await cutString(item, find, document.job.pace);
			if (!cut) continue;
			if (found instanceof Dict) found.set(key as string, cut);
			else found[key as number] = cut;
			changed++;
		}
	}
	return changed;
}
