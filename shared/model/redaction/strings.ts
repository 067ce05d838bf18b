/** Strings of dictionaries and arrays without the matches in them (docs/semantics.md, §38.3). */
import type { PdfDocument } from '../../pdf/document';
import type { Pace } from '../../pace/pace';
import { decodeText, encodeText } from '../../pdf/syntax/text-strings';
import { Dict, Str, Stream, type Value } from '../../pdf/syntax/values';
import { surelyLacks, withoutSpans, type Find } from './residue/find';
import { foldText, spanIn } from './residue/plain-text';
import { readings, type Reading } from './residue/readings';

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

/** Whether any way to read the bytes has it; `isText` says whether they are text, which may have characters in other forms. */
export async function isFoundIn(bytes: Uint8Array, find: Find, pace: Pace, isText = true): Promise<boolean> {
	for await (const reading of readings(bytes, pace)) {
		if ((await countIn(reading, find, pace, isText)) > 0) return true;
		const due = pace.step(READ_AGAIN * bytes.length);
		if (due) await due;
	}
	return false;
}

/** How much is found in a reading, or else in its plain form. */
export async function countIn({ text, isDecoded }: Reading, find: Find, pace: Pace, isText: boolean): Promise<number> {
	const count = surelyLacks(find, text) ? 0 : (await find(text)).length;
	const plain = isText && isDecoded && count === 0 ? await foldText(text, pace) : undefined;
	return plain ? (await find(plain.text)).length : count;
}

/** The cost of another way to read a byte, see `Pace`: its text is new memory. */
const READ_AGAIN = 4;

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
