/**
 * Text within data that programs read: names in font programs, descriptions in color profiles, comments of functions. It is overwritten,
 * so that everything stays at its place.
 */
import type { Pace } from '../../../pace/pace';
import { asBuffer } from '../../../pdf/syntax/characters';
import { tablesOf } from '../../font/program/truetype';
import { surelyLacks, type Find, type Span } from './find';

/** Parts of the data that hold text: [start, end). */
type Range = readonly [start: number, end: number];

const FILL = 0x78;
/** `true`, `OTTO` and the like. */
const SFNT = new Set([0x00010000, 0x4f54544f, 0x74727565]);
/** A profile has its signature here, and tags after its header (ICC.1:2022, 7.2). */
const PROFILE_HEADER = 132;

/** The data without the text that is found; undefined if none is. */
export async function withoutText(data: Uint8Array, ranges: readonly Range[], find: Find): Promise<Uint8Array | undefined> {
	let left: Uint8Array | undefined;
	for (const [start, end] of ranges) {
		const part = data.subarray(start, Math.max(start, Math.min(end, data.length)));
		for (const { text, width, offset } of asTexts(part))
			for (const span of surelyLacks(find, text) ? [] : await find(text)) {
				left ??= data.slice();
				fill(left, span, { start: start + offset, width });
			}
	}
	return left;
}

function fill(data: Uint8Array, span: Span, { start, width }: { readonly start: number; readonly width: number }): void {
	for (let at = span.start; at < span.end; at++) {
		if (width === 2) data[start + 2 * at] = 0;
		data[start + width * at + width - 1] = FILL;
	}
}

/** As Latin-1, and as UTF-16 from both kinds of places. */
function asTexts(part: Uint8Array): { readonly text: string; readonly width: 1 | 2; readonly offset: number }[] {
	const latin = Buffer.from(part.buffer, part.byteOffset, part.length).toString('latin1');
	const found: { text: string; width: 1 | 2; offset: number }[] = [{ text: latin, width: 1, offset: 0 }];
	if (!latin.includes('\0')) return found;
	for (const offset of [0, 1]) {
		const even = Buffer.from(part.slice(offset, offset + ((part.length - offset) & ~1)));
		found.push({ text: even.swap16().toString('utf16le'), width: 2, offset });
	}
	return found;
}

/** The parts of a font program that hold names: of TrueType and OpenType the table `name`, of Type 1 texts and names in clear. */
export function textOfProgram(data: Uint8Array): Range[] {
	if (data.length < 12) return [];
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	if (SFNT.has(view.getUint32(0))) {
		try {
			const table = tablesOf(view).get('name');
			return table ? [[table.at, table.at + table.length]] : [];
		} catch {
			return [];
		}
	}
	if (data[0] !== 0x25 && data[0] !== 0x80) return [[0, data.length]];
	const latin = Buffer.from(data.buffer, data.byteOffset, data.length).toString('latin1');
	const clear = latin.slice(0, Math.max(latin.indexOf('eexec'), 0));
	const named = /%[^\r\n]{0,500}|\([^()]{1,1000}\)|\/(?:FontName|FullName|FamilyName)\s{0,9}\/\S{1,200}/g;
	return [...clear.matchAll(named)].map(({ 0: text, index }): Range => {
		const from = index + (text.startsWith('/') ? text.lastIndexOf('/') + 1 : 1);
		return [from, index + text.length];
	});
}

/** The data of the tags of a color profile; undefined if it is something else. */
export function textOfProfile(data: Uint8Array): Range[] | undefined {
	if (data.length < PROFILE_HEADER || Buffer.from(data.subarray(36, 40)).toString('latin1') !== 'acsp') return undefined;
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const count = Math.min(view.getUint32(128), 100);
	const ranges: Range[] = [[40, 128]];
	for (let tag = 0; tag < count && PROFILE_HEADER + 12 * (tag + 1) <= data.length; tag++) {
		const [at, size] = [4, 8].map((offset) => view.getUint32(PROFILE_HEADER + 12 * tag + offset)) as [number, number];
		// Each begins with its kind.
		ranges.push([at + 8, at + size]);
	}
	return ranges;
}

/** The comments of a function of type 4, or of a CMap. */
export function commentsOf(data: Uint8Array): Range[] {
	const latin = Buffer.from(data.buffer, data.byteOffset, data.length).toString('latin1');
	return [...latin.matchAll(/%[^\r\n]*/g)].map(({ 0: text, index }): Range => [index + 1, index + text.length]);
}

/** Texts of a CMap (9.10.3), by the place of each in hexadecimal digits. */
const HEX_TEXT = /<\s{0,9}((?:[0-9a-f]\s{0,9}){4,2048})>/gi;

/** The cost of one text, see `Pace`. */
const COST = 300;

/** A map to Unicode in which texts that are found are blanks; undefined if none is. Any number of texts is searched in turn. */
export async function withoutMapped(data: Uint8Array, find: Find, pace: Pace): Promise<Uint8Array | undefined> {
	const latin = Buffer.from(data.buffer, data.byteOffset, data.length).toString('latin1');
	const left: string[] = [];
	let end = 0;
	for (const { 0: whole, 1: digits, index } of latin.matchAll(HEX_TEXT)) {
		const due = pace.step(COST + whole.length);
		if (due) await due;
		const text = textOfDigits(digits!);
		if (text.length < 2 || surelyLacks(find, text) || (await find(text)).length === 0) continue;
		left.push(latin.slice(end, index), '<0020>');
		end = index + whole.length;
	}
	return left.length === 0 ? undefined : Buffer.from(left.join('') + latin.slice(end), 'latin1');
}

/** In UTF-16BE, whole units. */
function textOfDigits(digits: string): string {
	const bytes = Buffer.from(digits.replace(/\s/g, ''), 'hex');
	return bytes
		.subarray(0, bytes.length & ~1)
		.swap16()
		.toString('utf16le');
}

/** Words of the language of CMaps (Adobe Technical Note #5014), and names that most of them have. */
const CMAP_WORDS = new Set(
	`Adobe CIDInit CIDSystemInfo CMapName CMapType CMapVersion Identity Ordering ProcSet Registry Supplement UIDOffset WMode XUID beginbfchar
	beginbfrange begincidchar begincidrange begincmap begincodespacerange beginnotdefchar beginnotdefrange beginrearrangedfont currentdict
	defineresource dict endbfchar endbfrange endcidchar endcidrange endcmap endcodespacerange endnotdefchar endnotdefrange findresource usecmap
	usefont usematrix`.split(/\s+/),
);
const BLANK = 0x20;
/** Codes in hexadecimal digits, whose texts are searched in other ways, and words. */
const CODE_OR_WORD = /<[0-9a-f\s]{0,4096}>|[a-z]+/gi;

/** The ends of lines and of codes. */
const ENDS: ReadonlySet<number> = new Set(Buffer.from('\n\r>'));
/** Bytes of a CMap that are looked at at once. */
const STRETCH = 1 << 20;

/** A CMap in which names and strings that are found are overwritten; undefined if none is. */
export async function withoutCMapNames(data: Uint8Array, find: Find, pace: Pace): Promise<Uint8Array | undefined> {
	const words = await withoutCMapWords(data, pace);
	const spans = await find(asBuffer(words).toString('latin1'));
	if (spans.length === 0) return undefined;
	const left = data.slice();
	for (const { start, end } of spans)
		for (let at = start; at < end; at++) if (words[at]! > BLANK && !DELIMITERS.has(words[at]!)) left[at] = FILL;
	return left;
}

const DELIMITERS: ReadonlySet<number> = new Set(Buffer.from('/()<>[]{}%'));

/** A CMap with blanks in place of codes, and of words that it has whatever it says: "source" is in `defineresource`. */
export async function withoutCMapWords(data: Uint8Array, pace: Pace): Promise<Uint8Array> {
	const left = data.slice();
	for (let start = 0, end = 0; start < left.length; start = end) {
		end = Math.min(start + STRETCH, left.length);
		// Neither words nor codes are divided.
		while (end < left.length && !ENDS.has(left[end]!)) end++;
		const text = Buffer.from(left.buffer, left.byteOffset + start, end - start).toString('latin1');
		for (const { 0: word, index } of text.matchAll(CODE_OR_WORD))
			if (word.startsWith('<') || CMAP_WORDS.has(word)) left.fill(BLANK, start + index, start + index + word.length);
		const due = pace.step(2 * STRETCH);
		if (due) await due;
	}
	return left;
}
