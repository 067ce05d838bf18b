/**
 * Bounds for fonts that strangers made. The library follows the tables of a font wherever they lead: a glyph that is replaced by two
 * of its kind is replaced for ever, and a glyph of glyphs of glyphs takes any time.
 */
import type { Font } from '@pdf-lib/fontkit';
import { readComponents } from '../program/glyph-components';
import { glyphPlacesOf, tablesOf } from '../program/truetype';

/** Steps of shaping a text, and further ones for each of its characters: real fonts take some hundreds. */
const [MOST, EACH] = [50_000, 2_000];
const MOST_LOOKUPS = 10_000;
/** Numbers that are read of the tables, and further ones for each character that is shaped. The library remembers most of them. */
const [MOST_READ, EACH_READ] = [10_000_000, 500];
/** Of them, those for one text, which is one step. With the first, tables are read: those of Noto Sans CJK have 340,000. Later texts need some hundreds. */
const [MOST_AT_FIRST, MOST_LATER] = [350_000, 50_000];
/** Of them, those in tables that the library keeps as objects, of some hundred bytes for each number. */
const MOST_KEPT = 1_000_000;
const KEPT = ['GSUB', 'GPOS', 'GDEF', 'kern', 'morx', 'cmap', 'post', 'name'];
/** Bytes of texts in tables, which may overlap: names of the font, and of glyphs. DejaVu Sans has 74,000. */
const MOST_TEXT = 1_000_000;
/** Parts of the table `kern`, each of which is searched for each pair of letters. */
const MOST_KERNINGS = 100;
/** Numbers whose cost is told together. */
const READ = 10_000;
/** The cost of a number that is read, and of a step of shaping, see `Pace`. */
const [READ_COST, STEP_COST] = [30, 300];
const READERS = ['readUInt8', 'readInt8', 'readUInt16BE', 'readInt16BE', 'readUInt24BE', 'readUInt32BE', 'readInt32BE'] as const;
/** Glyphs of which a composite glyph is made, those of its parts counted each time, and levels of them. */
const [MOST_PARTS, MOST_LEVELS] = [1_000, 8];
/** Bytes of subroutines (CFF) that all glyphs together run through, beside those of the font itself. */
const MOST_SUBROUTINES = 20_000_000;
/** Entries of a table that are searched in one step. */
const ENTRIES = 64;

type Method = (...given: unknown[]) => unknown;

/** Applies the tables GSUB and GPOS. */
interface Processor {
	table: { readonly lookupList?: { readonly length: number } };
	applyLookup: Method;
	coverageIndex: (table: Table, ...more: unknown[]) => unknown;
	getClassID: (glyph: unknown, table: Table) => unknown;
	match: Method;
}

/** Lists of glyphs, and of ranges of them. */
interface Table {
	readonly glyphs?: { readonly length: number };
	readonly rangeRecords?: { readonly length: number };
	readonly classRangeRecord?: { readonly length: number };
}

interface Engine {
	readonly GSUBProcessor?: Processor | null;
	readonly GPOSProcessor?: Processor | null;
	/** Applies the table `morx`. */
	readonly morxProcessor?: { getProcessor: () => Method };
}

type Subroutines = readonly { readonly length: number }[];
interface Cff {
	globalSubrIndex?: Subroutines;
	privateDictForGlyph: (glyph: number) => { Subrs?: Subroutines } | null;
}

interface Inner {
	readonly 'CFF '?: Cff;
	readonly stream: Record<(typeof READERS)[number], Method> & {
		pos: number;
		readString: (length: number, ...more: unknown[]) => string;
	};
	readonly kern?: { readonly tables?: { readonly length: number } };
	readonly _layoutEngine: { readonly engine?: Engine | null };
	getGlyph: (glyph: number, ...more: unknown[]) => unknown;
}

export class FontBounds {
	/** Steps of the text that is shaped, which are left, and with which it began. */
	private left = 0;
	private allowed = 0;
	/** Numbers that are left for all texts, and for this one. */
	private read = MOST_READ;
	private now = MOST_AT_FIRST;
	private isFirst = true;
	private kept = MOST_KEPT;
	private texts = MOST_TEXT;
	private subroutines: number;

	/**
	 * @param refuse the error for a font that exceeds them
	 * @param onWork is told the cost of work, that of steps with the next text
	 */
	constructor(
		font: Font,
		bytes: Uint8Array,
		private readonly refuse: () => Error,
		private readonly onWork: (cost: number) => void = () => undefined,
	) {
		const inner = font as unknown as Inner;
		this.boundReading(inner.stream, bytes);
		if ((inner.kern?.tables?.length ?? 0) > MOST_KERNINGS) throw refuse();
		this.subroutines = MOST_SUBROUTINES + 2 * bytes.length;
		if (inner['CFF ']) this.boundSubroutines(inner['CFF ']);
		else this.boundParts(inner, bytes);
		const { GSUBProcessor, GPOSProcessor, morxProcessor } = inner._layoutEngine.engine ?? {};
		for (const processor of [GSUBProcessor, GPOSProcessor]) if (processor) this.boundTables(processor);
		if (!morxProcessor) return;
		const getProcessor = morxProcessor.getProcessor.bind(morxProcessor);
		morxProcessor.getProcessor = () => {
			const process = getProcessor();
			return (...given) => {
				this.spend(1);
				return process(...given);
			};
		};
	}

	/** A text is shaped. */
	begin(characters: number): void {
		this.onWork((this.allowed - this.left) * STEP_COST);
		this.left = this.allowed = MOST + characters * EACH;
		this.read += characters * EACH_READ;
		this.now = this.isFirst ? MOST_AT_FIRST : MOST_LATER;
		this.isFirst = false;
	}

	private spend(steps: number): void {
		this.left -= steps;
		if (this.left < 0) throw this.refuse();
	}

	private boundReading(stream: Inner['stream'], bytes: Uint8Array): void {
		const tables = tablesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
		const kept = KEPT.flatMap((tag) => tables.get(tag) ?? []);
		const isKept = (at: number): boolean => kept.some((table) => at >= table.at && at < table.at + table.length);
		const readString = stream.readString.bind(stream);
		stream.readString = (length, ...more) => {
			this.texts -= length;
			if (this.texts < 0) throw this.refuse();
			return readString(length, ...more);
		};
		for (const name of READERS) {
			const read = stream[name].bind(stream);
			stream[name] = () => {
				if (--this.read < 0 || --this.now < 0 || (isKept(stream.pos) && --this.kept < 0)) throw this.refuse();
				if (this.now % READ === 0) this.onWork(READ * READ_COST);
				return read();
			};
		}
	}

	/** Glyphs are made of others (TrueType), which may be made of others, too. */
	private boundParts(font: Inner, bytes: Uint8Array): void {
		const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
		const places = glyphPlacesOf(view, tablesOf(view));
		const known = new Map<number, number>();
		const partsOf = (glyph: number, level: number): number => {
			let parts = known.get(glyph);
			if (parts !== undefined) return parts;
			parts = 1;
			if (places && glyph < places.count)
				for (const part of readComponents(view, places.spanOf(glyph))) {
					if (level === MOST_LEVELS) throw this.refuse();
					parts += partsOf(part, level + 1);
					if (parts > MOST_PARTS) throw this.refuse();
				}
			known.set(glyph, parts);
			return parts;
		};
		const getGlyph = font.getGlyph.bind(font);
		font.getGlyph = (glyph, ...more) => {
			partsOf(glyph, 0);
			return getGlyph(glyph, ...more);
		};
	}

	/** Subroutines may call others, each several times. */
	private boundSubroutines(cff: Cff): void {
		const counted = (all: Subroutines): Subroutines =>
			new Proxy(all, {
				get: (target, key) => {
					const found: unknown = Reflect.get(target, key);
					if (typeof key === 'string' && /^\d+$/.test(key))
						this.call((found as { readonly length?: number } | undefined)?.length);
					return found;
				},
			});
		if (cff.globalSubrIndex) cff.globalSubrIndex = counted(cff.globalSubrIndex);
		const seen = new WeakSet<object>();
		const dictOf = cff.privateDictForGlyph.bind(cff);
		cff.privateDictForGlyph = (glyph) => {
			const found = dictOf(glyph);
			if (found?.Subrs && !seen.has(found)) {
				seen.add(found);
				found.Subrs = counted(found.Subrs);
			}
			return found;
		};
	}

	private call(bytes = 0): void {
		this.subroutines -= bytes + 1;
		if (this.subroutines < 0) throw this.refuse();
	}

	private boundTables(processor: Processor): void {
		if ((processor.table.lookupList?.length ?? 0) > MOST_LOOKUPS) throw this.refuse();
		const inner = {
			applyLookup: processor.applyLookup.bind(processor),
			coverageIndex: processor.coverageIndex.bind(processor),
			getClassID: processor.getClassID.bind(processor),
			match: processor.match.bind(processor),
		};
		processor.applyLookup = (...given) => {
			this.spend(1);
			return inner.applyLookup(...given);
		};
		processor.coverageIndex = (table, ...more) => {
			this.spend(entriesOf(table) / ENTRIES);
			return inner.coverageIndex(table, ...more);
		};
		processor.getClassID = (glyph, table) => {
			this.spend(entriesOf(table) / ENTRIES);
			return inner.getClassID(glyph, table);
		};
		processor.match = (...given) => {
			this.spend(1);
			return inner.match(...given);
		};
	}
}

const entriesOf = ({ glyphs, rangeRecords, classRangeRecord }: Table): number =>
	(glyphs ?? rangeRecords ?? classRangeRecord)?.length ?? 0;
