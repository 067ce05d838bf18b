/**
 * Pairs of glyphs that move each other (OpenType specification, table GPOS, pair adjustment in format 1). The library takes some microseconds for
 * each pair, and hundreds of pairs begin with one letter.
 */

/** The part of a lookup that has pairs. */
export interface PairTable {
	readonly valueFormat1: ValueFormat;
	readonly valueFormat2: ValueFormat;
	/** By the first glyph. */
	pairSets: Pick<PairSets, 'get' | 'length'>;
}

/** The numbers that a value has, in this order; those of devices only say how far a distance differs at a size in pixels. */
const VALUES = ['xPlacement', 'yPlacement', 'xAdvance', 'yAdvance'] as const;
const DEVICES = ['xPlaDevice', 'yPlaDevice', 'xAdvDevice', 'yAdvDevice'] as const;

type Value = Partial<Record<(typeof VALUES)[number], number>>;
type ValueFormat = Readonly<Partial<Record<(typeof VALUES)[number] | (typeof DEVICES)[number], boolean>>>;

/** As the library has it. */
interface Pair {
	readonly secondGlyph: number;
	readonly value1: Value;
	readonly value2: Value;
}

export class PairSets {
	private readonly sets = new Map<number, readonly Pair[]>();
	private readonly formats: readonly (readonly (typeof VALUES)[number][])[];
	private readonly devices: readonly number[];

	/**
	 * @param file the font
	 * @param at where the lookup is, and where its list of sets is
	 * @param onRead is told how many numbers are read next
	 */
	constructor(
		private readonly file: DataView,
		private readonly at: { readonly start: number; readonly list: number },
		{ valueFormat1, valueFormat2, pairSets }: PairTable,
		private readonly onRead: (numbers: number) => void,
	) {
		this.length = pairSets.length;
		const both = [valueFormat1, valueFormat2];
		this.formats = both.map((format) => VALUES.filter((name) => format[name]));
		this.devices = both.map((format) => DEVICES.filter((name) => format[name]).length * 2);
	}

	readonly length: number;

	/** @throws RangeError if it ends too early */
	get(index: number): readonly Pair[] | undefined {
		if (index >= this.length) return undefined;
		let set = this.sets.get(index);
		if (!set) this.sets.set(index, (set = this.read(this.at.start + this.file.getUint16(this.at.list + index * 2))));
		return set;
	}

	private read(place: number): Pair[] {
		const { file, formats, devices } = this;
		const count = file.getUint16(place);
		this.onRead(count * (1 + formats[0]!.length + formats[1]!.length));
		let at = place + 2;
		const value = (which: 0 | 1): Value => {
			const read: Value = {};
			for (const name of formats[which]!) {
				read[name] = file.getInt16(at);
				at += 2;
			}
			at += devices[which]!;
			return read;
		};
		const pairs: Pair[] = [];
		for (let index = 0; index < count; index++) {
			const secondGlyph = file.getUint16(at);
			at += 2;
			pairs.push({ secondGlyph, value1: value(0), value2: value(1) });
		}
		return pairs;
	}
}
