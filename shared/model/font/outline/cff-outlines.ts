/** Outlines and advances of CFF programs (Adobe Technical Note 5176). */
import { STANDARD_ENCODING } from '../encodings';
import { glyphOfPoint } from '../glyph-names';
import { charsetOf, dictionary, index, lazyIndex, stringOf } from '../program/cff';
import { multiply, type Matrix } from '../../geometry/geometry';
import { type Subroutines, type Type2Font, type2Outline, type2Width } from './charstring';
import { type Advances, type CountSteps, type GlyphFacts, type Outlines, unlessDamaged } from './outline';

/** Operators of dictionaries. */
const CHARSET = 15;
const CHARSTRINGS = 17;
const PRIVATE = 18;
const SUBRS = 19;
const DEFAULT_WIDTH = 20;
const NOMINAL_WIDTH = 21;
const FONT_MATRIX = 0x0c07;
const ROS = 0x0c1e;
const FD_ARRAY = 0x0c24;
const FD_SELECT = 0x0c25;

const USUAL: Matrix = [0.001, 0, 0, 0.001, 0, 0];

type Dictionary = ReadonlyMap<number, readonly number[]>;

export function cffOutlines(data: Uint8Array, count: CountSteps): Outlines | undefined {
	return cffFacts(data, (charstring, font) => type2Outline(charstring, font, count));
}

export function cffAdvances(data: Uint8Array, count: CountSteps): Advances | undefined {
	return cffFacts(data, (charstring, font, { nominal, usual }) => {
		const width = type2Width(charstring, font, count);
		return (width === undefined ? usual : nominal + width) * (font.matrix[0] ?? 0) * 1000;
	});
}

/** The codes in StandardEncoding whose glyphs each glyph draws (`endchar` with operands, Technical Note 5177, Appendix C). */
export function cffComponents(data: Uint8Array, count: CountSteps): GlyphFacts<readonly number[]> | undefined {
	return cffFacts(data, (charstring, font) => {
		const codes: number[] = [];
		const accented = (code: number): Uint8Array | undefined => {
			codes.push(code);
			return font.accented(code);
		};
		type2Outline(charstring, { ...font, accented }, count);
		return codes;
	});
}

/** Widths that a private dictionary gives: that of glyphs without one, and the one that others differ from (section 15). */
interface Widths {
	readonly usual: number;
	readonly nominal: number;
}

type ReadFact<Fact> = (charstring: Uint8Array, font: Type2Font, widths: Widths) => Fact;

function cffFacts<Fact>(data: Uint8Array, read: ReadFact<Fact>): GlyphFacts<Fact> | undefined {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const names = index(view, view.getUint8(2));
	const tops = index(view, names.end);
	const strings = index(view, tops.end);
	const global = { data, ...lazyIndex(view, strings.end) };
	const top = dictionary(view, tops.offsets[0] ?? 0, tops.offsets[1] ?? 0);
	const place = top.get(CHARSTRINGS)?.[0];
	if (place === undefined) return undefined;
	const charstrings = index(view, place).offsets;
	const isCid = top.has(ROS);
	const parts = (isCid ? fontDictionaries(view, top) : [top]).map((part) => ({
		...privateParts(view, data, part),
		matrix: matrixOf(top, isCid ? part : undefined),
	}));
	const partOf = isCid ? selector(view, top.get(FD_SELECT)?.[0] ?? 0) : () => 0;
	const charstringOf = (glyph: number): Uint8Array | undefined => {
		const [start, end] = [charstrings[glyph], charstrings[glyph + 1]];
		return start === undefined || end === undefined ? undefined : data.subarray(start, end);
	};
	let byName: Map<string, number> | undefined;
	const numberOf = (name: string): number => {
		byName ??= new Map(
			isCid
				? []
				: charsetOf(view, top.get(CHARSET)?.[0] ?? 0, charstrings.length - 1, false).map((id, glyph) => [
						stringOf(data, strings.offsets, id),
						glyph,
					]),
		);
		return byName.get(name) ?? -1;
	};
	const glyph = (number: number) =>
		unlessDamaged(() => {
			const charstring = charstringOf(number);
			if (!charstring) return undefined;
			const part = parts[partOf(number)];
			const font: Type2Font = {
				matrix: part?.matrix ?? USUAL,
				global,
				local: part?.local ?? noSubroutines(data),
				accented: (code) => charstringOf(numberOf(glyphOfPoint(STANDARD_ENCODING.charCodeAt(code - 32)))),
			};
			return read(charstring, font, part ?? { usual: 0, nominal: 0 });
		});
	return { glyph, named: (name) => glyph(numberOf(name)) };
}

/** The most font dictionaries: the number of that of a glyph is one byte. */
const MOST_DICTIONARIES = 256;

/** The font dictionaries of a CID-keyed font (section 19). */
function fontDictionaries(view: DataView, top: Dictionary): Dictionary[] {
	const { count, offset } = lazyIndex(view, top.get(FD_ARRAY)?.[0] ?? 0);
	const length = Math.min(count, MOST_DICTIONARIES);
	return Array.from({ length }, (_, part) => dictionary(view, offset(part), offset(part + 1)));
}

/** Which font dictionary is that of a glyph. */
function selector(view: DataView, at: number): (glyph: number) => number {
	if (view.getUint8(at) === 0) return (glyph) => view.getUint8(at + 1 + glyph);
	const count = view.getUint16(at + 1);
	return (glyph) => {
		let [low, high] = [0, count - 1];
		while (low < high) {
			const middle = (low + high + 1) >> 1;
			if (view.getUint16(at + 3 + middle * 3) <= glyph) low = middle;
			else high = middle - 1;
		}
		return view.getUint8(at + 5 + low * 3);
	};
}

const noSubroutines = (data: Uint8Array): Subroutines => ({ data, count: 0, offset: () => 0 });

function privateParts(view: DataView, data: Uint8Array, part: Dictionary): Widths & { readonly local: Subroutines } {
	const [size, start] = part.get(PRIVATE) ?? [];
	const none = noSubroutines(data);
	if (size === undefined || start === undefined) return { local: none, usual: 0, nominal: 0 };
	const entries = dictionary(view, start, start + size);
	const relative = entries.get(SUBRS)?.[0];
	return {
		local: relative === undefined ? none : { data, ...lazyIndex(view, start + relative) },
		usual: entries.get(DEFAULT_WIDTH)?.[0] ?? 0,
		nominal: entries.get(NOMINAL_WIDTH)?.[0] ?? 0,
	};
}

function matrixOf(top: Dictionary, part: Dictionary | undefined): Matrix {
	const given = (from: Dictionary | undefined): Matrix | undefined => {
		const numbers = from?.get(FONT_MATRIX);
		return numbers?.length === 6 ? (numbers as unknown as Matrix) : undefined;
	};
	const [own, whole] = [given(part), given(top)];
	return own && whole ? multiply(own, whole) : (own ?? whole ?? USUAL);
}
