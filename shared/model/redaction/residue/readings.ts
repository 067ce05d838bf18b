/** The ways to read bytes as text, besides that of strings: programs differ, and addresses, XML and rich text have escapes, too. */
import { asBuffer } from '../../../pdf/syntax/characters';
import type { Pace } from '../../../pace/pace';
import { changeInPieces } from './change-in-pieces';
import { unescapeXml, withoutMarkup } from './markup';

/** A byte that text in one byte a character has not, and the halves of UTF-16 have. */
const HALVES = /[^\P{Cc}\t-\r\x7f-\x9f]/u;
/** Longer data without a mark is not text in UTF-16. */
const MOST_UNMARKED = 1 << 20;
/** How often escapes may be escaped. */
const MOST_ESCAPES = 3;
/** Bytes with escapes, in UTF-8. */
const ESCAPED = /(?:%[0-9a-f]{2})+/gi;
/** Characters of such an escape. */
const ESCAPE = 3;

export interface Reading {
	readonly text: string;
	/** Whether it may have characters in other forms than the bytes: it is to be searched in its plain form, too. */
	readonly isDecoded: boolean;
}

/** Each but the first is given only where it differs. Others run while long texts are changed. */
export async function* readings(bytes: Uint8Array, pace: Pace): AsyncGenerator<Reading> {
	const latin = asBuffer(bytes).toString('latin1');
	let last = latin;
	const decoded = (text: string): Reading => ({ text: (last = text), isDecoded: true });
	yield { text: latin, isDecoded: false };
	if (/[\x80-\xff]/.test(latin)) yield { text: (last = asBuffer(bytes).toString('utf8')), isDecoded: false };
	if (latin.includes('\0')) {
		last = await changeInPieces(latin, { opening: '\0', reach: 1 }, (text) => text.replaceAll('\0', ''), pace);
		yield { text: last, isDecoded: false };
	}
	let unescaped = latin;
	// An address within another is escaped again.
	for (let depth = 0; depth < MOST_ESCAPES && /%[0-9a-f]{2}/i.test(unescaped); depth++) {
		unescaped = await changeInPieces(unescaped, { opening: '%', reach: ESCAPE }, unescapePercent, pace);
		if (/[\x80-\xff]/.test(unescaped)) yield { text: unescaped, isDecoded: true };
		yield decoded(Buffer.from(unescaped, 'latin1').toString('utf8'));
	}
	yield* withoutEscapes(last, pace);
	for (const text of asWide(bytes, latin)) {
		yield { text, isDecoded: true };
		yield* withoutEscapes(await changeInPieces(text, { opening: '%', reach: ESCAPE }, unescapeUtf8, pace), pace);
	}
}

/** A text without the escapes of addresses and XML, and without markup. */
async function* withoutEscapes(text: string, pace: Pace): AsyncGenerator<Reading> {
	// Blanks in the query of an address.
	if (text.includes('?') && text.includes('+')) yield { text: text.replaceAll('+', ' '), isDecoded: true };
	if (text.includes('&')) yield { text: await unescapeXml(text, pace), isDecoded: true };
	// Rich text and XML may divide words by tags, or tell words apart by them.
	if (text.includes('<'))
		for (const gap of ['', ' ']) {
			const plain = await withoutMarkup(text, gap, pace);
			yield { text: plain.includes('&') ? await unescapeXml(plain, pace) : plain, isDecoded: true };
		}
}

/** The bytes in UTF-16, if they have its mark, or bytes that texts of other kinds have not. */
function* asWide(bytes: Uint8Array, latin: string): Generator<string> {
	const isBig = latin.startsWith('\xfe\xff');
	const isLittle = latin.startsWith('\xff\xfe');
	const mayBe = isBig || isLittle || (bytes.length <= MOST_UNMARKED && HALVES.test(latin));
	if (!mayBe || bytes.length < 2) return;
	const even = asBuffer(bytes.subarray(0, bytes.length & ~1));
	if (!isBig) yield even.toString('utf16le');
	if (!isLittle) yield Buffer.from(even).swap16().toString('utf16le');
}

const unescapePercent = (text: string): string =>
	text.replace(/%([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));

const unescapeUtf8 = (text: string): string =>
	text.replace(ESCAPED, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'));
