/**
 * The table `kern` of a font, in both of its versions (OpenType specification; Apple TrueType Reference Manual). Pairs are searched where they
 * are in the file: the library would make an object of each, and a table has 65,535.
 */
import type { Table } from '../program/truetype';

/** Parts of the table, each of which is searched for each pair of letters. */
const MOST_PARTS = 100;
/** Bits of the coverage of a part, by the version of the table. */
const [HORIZONTAL, ACROSS, OVERRIDE] = [0x01, 0x04, 0x08];
const [VERTICAL, ACROSS_IN_APPLE, VARIATION] = [0x80, 0x40, 0x20];
/** Bytes of a pair: two glyphs and a distance. */
const PAIR = 6;

interface Part {
	readonly overrides: boolean;
	/** The distance in units of the font; undefined if the table has none for any pair with such a glyph. */
	readonly distance: (left: number, right: number) => number | undefined;
}

export class KernTable {
	private constructor(private readonly parts: readonly Part[]) {}

	/**
	 * @param refuse the error for more parts than are searched
	 * @returns undefined if it has a part of an unknown format, or pairs that end too early
	 * @throws RangeError if it ends too early
	 */
	static read(file: DataView, { at, length }: Table, refuse: () => Error): KernTable | undefined {
		const view = new DataView(file.buffer, file.byteOffset + at, length);
		const isApple = view.getUint16(0) === 1;
		const count = isApple ? view.getUint32(4) : view.getUint16(2);
		if (count > MOST_PARTS) throw refuse();
		const parts: Part[] = [];
		for (let index = 0, start = isApple ? 8 : 4; index < count; index++) {
			const bits = view.getUint8(start + (isApple ? 4 : 5));
			const format = view.getUint8(start + (isApple ? 5 : 4));
			const distance = distancesOf(view, format, start, start + (isApple ? 8 : 6));
			if (!distance) return undefined;
			const isMeant = isApple
				? !(bits & (VERTICAL | ACROSS_IN_APPLE | VARIATION))
				: (bits & (HORIZONTAL | ACROSS)) === HORIZONTAL;
			if (isMeant) parts.push({ overrides: !isApple && (bits & OVERRIDE) !== 0, distance });
			start += isApple ? view.getUint32(start) : view.getUint16(start + 2);
		}
		return new KernTable(parts);
	}

	/** Moves glyphs of one direction, when the library asks for it. */
	process(glyphs: readonly { readonly id: number }[], positions: readonly { xAdvance: number }[]): void {
		for (let index = 0; index + 1 < glyphs.length; index++)
			positions[index]!.xAdvance += this.distance(glyphs[index]!.id, glyphs[index + 1]!.id);
	}

	/** How far the second glyph moves towards the first one or, above zero, away from it, in units of the font. */
	private distance(left: number, right: number): number {
		let sum = 0;
		for (const { overrides, distance } of this.parts) {
			const found = distance(left, right);
			if (found === undefined) return 0;
			sum = overrides ? found : sum + found;
		}
		return sum;
	}
}

/** The distances of a part: a list of pairs, or classes of glyphs with a distance for each pair of them. */
function distancesOf(view: DataView, format: number, start: number, at: number): Part['distance'] | undefined {
	if (format === 0) return pairs(view, at);
	if (format === 2) return classes(view, start, at);
	return format === 3 ? smallClasses(view, at) : undefined;
}

function pairs(view: DataView, at: number): Part['distance'] | undefined {
	const count = view.getUint16(at);
	const first = at + 8;
	if (first + count * PAIR > view.byteLength) return undefined;
	return (left, right) => {
		for (let low = 0, high = count - 1; low <= high;) {
			const middle = (low + high) >> 1;
			const pair = first + middle * PAIR;
			const difference = left - view.getUint16(pair) || right - view.getUint16(pair + 2);
			if (difference === 0) return view.getInt16(pair + 4);
			if (difference < 0) high = middle - 1;
			else low = middle + 1;
		}
		return 0;
	};
}

/** The numbers of both classes are offsets: their sum is the place of the distance, from the start of the part. */
function classes(view: DataView, start: number, at: number): Part['distance'] {
	const [lefts, rights, values] = [2, 4, 6].map((offset) => view.getUint16(at + offset)) as [number, number, number];
	const classOf = (table: number, glyph: number, other: number): number => {
		const index = glyph - view.getUint16(start + table);
		return index >= 0 && index < view.getUint16(start + table + 2) ? view.getUint16(start + table + 4 + index * 2) : other;
	};
	return (left, right) => {
		const place = start + classOf(lefts, left, values) + classOf(rights, right, 0);
		return place >= start + values && place + 2 <= view.byteLength ? view.getInt16(place) : 0;
	};
}

function smallClasses(view: DataView, at: number): Part['distance'] {
	const glyphs = view.getUint16(at);
	const [values, , rightClasses] = [2, 3, 4].map((offset) => view.getUint8(at + offset)) as [number, number, number];
	const lefts = at + 6 + values * 2;
	const indexes = lefts + glyphs * 2;
	return (left, right) => {
		if (left >= glyphs || right >= glyphs) return undefined;
		const index = view.getUint8(indexes + view.getUint8(lefts + left) * rightClasses + view.getUint8(lefts + glyphs + right));
		return index < values ? view.getInt16(at + 6 + index * 2) : 0;
	};
}
