/** The text that a font's ToUnicode CMap gives to its codes (ISO 32000-2, 9.10.3), if it can be believed. */
import type { OctavoError } from '../../../contract/errors';
import type { PdfDocument } from '../../../pdf/document';
import type { Damage } from '../../../pdf/filters';
import { limitExceeded, type Limits } from '../../../pdf/limits';
import type { Pace } from '../../../pace/pace';
import { type Dict, Name, Stream } from '../../../pdf/syntax/values';
import { type Meaning, readToUnicode } from '../cmap';
import { Intervals } from '../intervals';
import { needsShaping } from '../shaping/characters';
import { keepMeaning } from './glyph-text';

/** As many different codes with one text make a CMap worthless (docs/semantics.md, D46). */
const TOO_MANY = 3;
/** Meanings of codes of one byte that are looked at for each font: several times as many as there are codes. */
const MOST_OF_BYTES = 4096;
/** The cost of one meaning, see `Pace`. */
const COST = 200;

export interface ToUnicode {
	/** The text of a code; undefined where the CMap says nothing that can be read. */
	textOf(code: number): string | undefined;
	/** A code that means a space; undefined if none does. */
	readonly space: number | undefined;
	/** UTF-16 units of the longest text, at least 1. */
	readonly longest: number;
}

/** A CMap as all fonts read it. */
interface ReadMap {
	readonly meanings: readonly Meaning[];
	/** Those that say whether fonts with codes of one byte can believe it. */
	readonly ofBytes: readonly Meaning[];
	/** Whether fonts with other codes cannot. */
	readonly repeats: boolean;
	readonly isDamaged: boolean;
	readonly said: ToUnicode;
}

/** Fonts share CMaps: each is read once. */
const known = new WeakMap<Stream, Promise<ReadMap>>();

/**
 * @param isUsed of a font with codes of one byte
 * @returns `undefined` if the font has no ToUnicode CMap that can be believed. Sets `damage.found` if the data of the CMap is damaged.
 */
export async function toUnicodeOf(
	document: PdfDocument,
	font: Dict,
	damage: Damage,
	isUsed?: (code: number) => boolean,
): Promise<ToUnicode | undefined> {
	const value = document.resolve(font.get('ToUnicode'));
	// A name in its place is a mistake of several programs, whose codes are code points.
	if (value instanceof Name && value.text.startsWith('Identity'))
		return { textOf: (code) => keepMeaning(code < 0x10000 ? String.fromCharCode(code) : undefined), space: 0x20, longest: 1 };
	if (!(value instanceof Stream)) return undefined;
	const before = known.get(value);
	const reading = before ?? readMap(document, value);
	if (!before) known.set(value, reading);
	const { meanings, ofBytes, repeats: isRepeating, isDamaged, said } = await reading;
	damage.found ||= isDamaged;
	if (meanings.length === 0) return undefined;
	return (isUsed ? await repeats(ofBytes, isUsed, document.job.pace) : isRepeating) ? undefined : said;
}

async function readMap(document: PdfDocument, stream: Stream): Promise<ReadMap> {
	const { limits, pace } = document.job;
	const { cmapEntries } = limits;
	const damage: Damage = { found: false };
	const meanings = await readToUnicode(document, stream, cmapEntries + 1, damage);
	if (meanings.length > cmapEntries) throw tooManyEntries(limits);
	// Where ranges overlap, the shortest says most about a code. Programs write ranges that are too long.
	const long = meanings
		.filter(({ first, last }) => last > first)
		.sort((one, other) => one.last - one.first - (other.last - other.first));
	const byLength = [...meanings.filter(({ first, last }) => last === first), ...long];
	const intervals = await Intervals.of(
		byLength.map((meaning) => ({ first: meaning.first, last: meaning.last, value: meaning })),
		pace,
	);
	return {
		meanings,
		ofBytes: meanings.filter(({ first }) => first < 256).slice(0, MOST_OF_BYTES),
		repeats: await repeats(meanings, () => true, pace),
		isDamaged: damage.found,
		said: {
			textOf: (code) => {
				const found = intervals.find(code)?.value;
				return found && keepMeaning(advanceText(found, code));
			},
			space: meanings.find(({ text }) => text === ' ')?.first,
			longest: meanings.reduce((most, { text }) => Math.max(most, text.length), 1),
		},
	};
}

/** The error of a font whose CMaps have too many entries. */
export const tooManyEntries = ({ cmapEntries }: Limits): OctavoError =>
	limitExceeded(
		'cmapEntries',
		`A font of the document has a CMap with more than ${cmapEntries} entries`,
		'Open it in another PDF program and save it again',
	);

/** The text of a code in a range: its last character is as much higher as the code is. */
function advanceText({ first, text }: Meaning, code: number): string | undefined {
	if (code === first) return text;
	// One or two UTF-16 units.
	const last = [...text.slice(-2)].at(-1)!;
	const point = last.codePointAt(0)! + code - first;
	return point > 0x10ffff ? undefined : text.slice(0, -last.length) + String.fromCodePoint(point);
}

/**
 * Whether three or more codes that are used have one and the same text, and are at least half of all. Fewer are variants of a
 * character, such as figures of several kinds; and letters of scripts that are joined have a glyph for each place in a word.
 */
async function repeats(meanings: readonly Meaning[], isUsed: (code: number) => boolean, pace: Pace): Promise<boolean> {
	const codes = new Map<string, Set<number>>();
	let most = 0;
	let all = 0;
	for (const { first, last, text } of meanings) {
		const due = pace.step(COST);
		if (due) await due;
		if (!isUsed(first)) continue;
		all += last - first + 1;
		if (first !== last || needsShaping(text)) continue;
		const known = codes.get(text) ?? new Set();
		codes.set(text, known.add(first));
		most = Math.max(most, known.size);
	}
	return most >= TOO_MANY && most * 2 >= all;
}
