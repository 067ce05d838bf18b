/** The CMap of a composite font (ISO 32000-2, 9.7.5): predefined, or in a stream, which may build on another one. */
import type { PdfDocument } from '../../../pdf/document';
import type { Damage } from '../../../pdf/filters';
import { Name, Stream, type Value } from '../../../pdf/syntax/values';
import { readTokens } from '../cmap';
import { Intervals, type Interval } from '../intervals';
import { predefinedCMap } from '../predefined/predefined-cmaps';
import { codeLengths, identity, MOST_SPACES, type CodeMap, type Codespace } from './code-map';
import { tooManyEntries } from './to-unicode';

/** CMaps that build on each other, one in the other. Real ones have two levels. */
const MOST_LEVELS = 8;

/**
 * The CMap that an /Encoding says. One that is not known is read as Identity-H, by which at least strings are divided. `damage` is told
 * if the data of one is damaged.
 */
export async function codeMapOf(document: PdfDocument, value: Value | undefined, damage: Damage): Promise<CodeMap> {
	const stream = document.resolve(value);
	if (!(stream instanceof Stream)) return await readCMap(document, value, damage, 0);
	const before = known.get(stream);
	const own: Damage = { found: false };
	const { map, damage: of } = before ?? { map: readStream(document, stream, own, 0), damage: own };
	if (!before) known.set(stream, { map, damage: of });
	const read = await map;
	damage.found ||= of.found;
	return read;
}

/** Fonts share CMaps: each is read once. */
const known = new WeakMap<Stream, { readonly map: Promise<CodeMap>; readonly damage: Damage }>();

async function readCMap(document: PdfDocument, value: Value | undefined, damage: Damage, level: number): Promise<CodeMap> {
	const found = document.resolve(value);
	if (found instanceof Stream && level < MOST_LEVELS) return readStream(document, found, damage, level);
	const name = found instanceof Name ? found.text : '';
	const predefined = name.startsWith('Identity') ? undefined : await predefinedCMap(name, document.job.pace);
	if (!predefined) return identity(name === 'Identity-V' || name.endsWith('-V'));
	const { vertical, spaces, cids, textOf } = predefined;
	const map = { vertical, spaces, lengthAt: codeLengths(spaces), cidOf: (code: number) => cids.get(code) ?? 0 };
	return textOf ? { ...map, textOf } : map;
}

/** Hexadecimal strings, names, whole numbers, and the operators that matter. */
const TOKENS =
	/<([0-9A-Fa-f\s]*)>|\/[^\s<>[\]()/]+|(?<![\w.])\d+(?![\w.])|\b(?:begin|end)(?:codespacerange|cidrange|cidchar)\b|\busecmap\b/g;

async function readStream(document: PdfDocument, stream: Stream, damage: Damage, level: number): Promise<CodeMap> {
	const { cmapEntries } = document.job.limits;
	const reader = new CMapReader();
	await readTokens(document, stream, TOKENS, damage, (token, digits) => reader.read(token, digits) <= cmapEntries);
	if (reader.size > cmapEntries) throw tooManyEntries(document.job.limits);
	const used = stream.dict.get('UseCMap') ?? (reader.used === undefined ? undefined : new Name(reader.used));
	const base = used === undefined ? undefined : await readCMap(document, used, damage, level + 1);
	const intervals = await Intervals.of(reader.ranges, document.job.pace);
	const spaces = reader.spaces.length > 0 ? reader.spaces : (base?.spaces ?? []);
	if (spaces.length > MOST_SPACES) throw tooManyEntries(document.job.limits);
	const mode = document.resolve(stream.dict.get('WMode')) ?? reader.mode;
	const textOf = reader.ranges.length === 0 ? base?.textOf : undefined;
	const map: CodeMap = {
		vertical: mode === undefined ? (base?.vertical ?? false) : mode === 1,
		spaces,
		lengthAt: codeLengths(spaces),
		cidOf: (code, length) => {
			const found = intervals.find(keyOfCode(code, length));
			return found ? found.value + keyOfCode(code, length) - found.first : (base?.cidOf(code, length) ?? 0);
		},
	};
	return textOf ? { ...map, textOf } : map;
}

/** Codes of different lengths are different ones. */
const keyOfCode = (code: number, length: number): number => length * 2 ** 32 + code;

class CMapReader {
	/** Each range once, in their order. */
	readonly spaces: Codespace[] = [];
	private readonly known = new Set<string>();
	readonly ranges: Interval<number>[] = [];
	/** Writing mode, if the CMap says one. */
	mode: number | undefined;
	/** The name of the CMap on which this one builds. */
	used: string | undefined;
	private section = '';
	private name = '';
	private operands: { readonly number: number; readonly length: number }[] = [];

	get size(): number {
		return this.spaces.length + this.ranges.length;
	}

	/** `digits`: those of a hexadecimal string. Returns how many entries were found so far. */
	read(token: string, digits: string | undefined): number {
		if (digits !== undefined) this.operand(parseInt(digits, 16), digits.length / 2);
		else if (token.startsWith('begin')) this.begin(token.slice(5));
		else if (token.startsWith('end')) this.begin('');
		else if (token === 'usecmap') this.used = this.name;
		else if (token.startsWith('/')) this.name = token.slice(1);
		else if (this.name === 'WMode') [this.mode, this.name] = [Number(token), ''];
		else this.operand(Number(token), 0);
		return this.size;
	}

	private begin(section: string): void {
		this.section = section;
		this.operands = [];
	}

	private space(space: Codespace): void {
		const key = `${space.length} ${space.low} ${space.high}`;
		if (this.known.has(key)) return;
		this.known.add(key);
		this.spaces.push(space);
	}

	private operand(number: number, length: number): void {
		const { operands, section } = this;
		if (section === '') return;
		operands.push({ number, length });
		if (operands.length < (section === 'cidrange' ? 3 : 2)) return;
		const [low, high] = [operands[0]!, section === 'cidchar' ? operands[0]! : operands[1]!];
		this.operands = [];
		if (!isCode(low) || !isCode(high) || low.length !== high.length || low.number > high.number) return;
		if (section === 'codespacerange') this.space({ length: low.length, low: low.number, high: high.number });
		else this.ranges.push({ first: keyOfCode(low.number, low.length), last: keyOfCode(high.number, low.length), value: number });
	}
}

/** Codes have one to four whole bytes. */
const isCode = ({ number, length }: { number: number; length: number }): boolean =>
	Number.isInteger(length) && length >= 1 && length <= 4 && Number.isInteger(number);
