/**
 * CMaps in streams (ISO 32000-2, 9.7.5.4 and 9.10.3; Adobe Technical Note 5014): their tokens, and what ToUnicode CMaps say that the
 * codes of a font mean. Ranges are never written out, because one of them can name four billion codes.
 */
import { OctavoError } from '../../contract/errors';
import type { PdfDocument } from '../../pdf/document';
import type { Damage } from '../../pdf/filters';
import { asBuffer } from '../../pdf/syntax/characters';
import { Stream, type Value } from '../../pdf/syntax/values';
import { readData } from '../content/whole-data';

/** Codes with a meaning. */
export interface Meaning {
	readonly first: number;
	readonly last: number;
	/** The text of the first code. In that of each code after it, the last character is one higher. */
	readonly text: string;
}

/** As many meanings as fonts have codes of two bytes; further ones are not read. */
const MOST_MEANINGS = 0x10000;
/** Bytes that are read: several times what a million entries take. */
const MOST_BYTES = 1 << 26;
/** Hexadecimal digits of a text: Adobe Technical Note 5411 allows 1024, and more is not the text of a glyph. */
const LONGEST = 4 * 4096;
/** The cost of one token, see `Pace`. */
const COST = 100;

/** Hexadecimal strings, names, brackets, and the operators around mappings: nothing else matters. */
const TOKENS = /<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]*|[[\]]|\b(?:begin|end)bf(?:char|range)\b/g;

/**
 * The meanings of single codes (`bfchar`), then those of ranges (`bfrange`), each in the order of the CMap: where a code or a text
 * occurs several times, readers go by the first. Empty if there is no CMap, or if it cannot be decoded.
 *
 * @param most further ones are not read
 * @param damage is told if the data of the CMap is damaged
 * @param longest hexadecimal digits of a text; longer ones are not read
 */
export async function readToUnicode(
	document: PdfDocument,
	value: Value | undefined,
	most = MOST_MEANINGS,
	damage: Damage = { found: false },
	longest = LONGEST,
): Promise<Meaning[]> {
	const stream = document.resolve(value);
	if (!(stream instanceof Stream)) return [];
	const reader = new Reader(longest);
	await readTokens(document, stream, TOKENS, damage, (token, digits) => reader.read(token, digits) < most);
	return [...reader.single, ...reader.ranges];
}

/**
 * Gives the tokens of a CMap that `tokens` finds, with the digits of hexadecimal strings, for as long as `read` asks for more. A
 * CMap that cannot be decoded has none. `damage` is told if some of its data is missing.
 */
export async function readTokens(
	document: PdfDocument,
	stream: Stream,
	tokens: RegExp,
	damage: Damage,
	read: (token: string, digits: string | undefined) => boolean,
): Promise<void> {
	let bytes: Uint8Array;
	try {
		const { data, whole } = await readData(document, stream);
		damage.found ||= !whole;
		bytes = data;
	} catch (thrown) {
		if (!(thrown instanceof OctavoError) || thrown.code === 'cancelled') throw thrown;
		damage.found = true;
		return;
	}
	for (const [token, digits] of asBuffer(bytes).toString('latin1', 0, MOST_BYTES).matchAll(tokens)) {
		if (!read(token, digits?.replace(/\s/g, ''))) return;
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
}

class Reader {
	readonly single: Meaning[] = [];
	readonly ranges: Meaning[] = [];
	/** Operands of a mapping that is read within one that `begin…` opened: how many there are, of `bfchar` and `bfrange`. */
	private length = 0;
	private readonly operands: string[] = [];
	/** Place in the array of a `bfrange`, which has a text for each code; -1 outside. */
	private place = -1;

	constructor(private readonly longest: number) {}

	/** `digits`: those of a hexadecimal string. Returns how many meanings were found so far. */
	read(token: string, digits: string | undefined): number {
		if (token === 'beginbfchar' || token === 'beginbfrange') this.begin(token === 'beginbfchar' ? 2 : 3);
		else if (token === 'endbfchar' || token === 'endbfrange') this.begin(0);
		else if (this.length === 0) return 0;
		else if (token === '[') this.place = this.operands.length === 2 ? 0 : -1;
		else if (token === ']') this.begin(this.length);
		else if (this.place >= 0) this.item(digits);
		else this.operand(digits);
		return this.single.length + this.ranges.length;
	}

	private begin(length: number): void {
		this.length = length;
		this.operands.length = 0;
		this.place = -1;
	}

	private item(digits = ''): void {
		const code = codeOf(this.operands[0]!) + this.place++;
		this.add(this.ranges, code, code, digits);
	}

	/** A name in place of a text says nothing that we read, but it is an operand. */
	private operand(digits = ''): void {
		const { operands, length } = this;
		operands.push(digits);
		if (operands.length < length) return;
		const [first, last] = [codeOf(operands[0]!), codeOf(operands[length - 2]!)];
		this.add(length === 2 ? this.single : this.ranges, first, last, digits);
		operands.length = 0;
	}

	private add(to: Meaning[], first: number, last: number, digits: string): void {
		// Whole UTF-16 units.
		if (digits === '' || digits.length % 4 !== 0 || digits.length > this.longest || !(first <= last)) return;
		to.push({ first, last, text: Buffer.from(digits, 'hex').swap16().toString('utf16le') });
	}
}

/** A code of one to four bytes; NaN for others. */
const codeOf = (digits: string): number => (digits.length <= 8 ? parseInt(digits, 16) : NaN);
