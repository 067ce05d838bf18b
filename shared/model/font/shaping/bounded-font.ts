/**
 * Bounds for fonts that strangers made. The library follows the tables of a font wherever they lead: a glyph that is replaced by two
 * of its kind is replaced for ever, and a glyph of glyphs of glyphs takes any time.
 */
import type { Font } from '@pdf-lib/fontkit';
import type { Pace } from '../../../pace/pace';
import { countPoints, readComponents } from '../program/glyph-components';
import { glyphPlacesOf, tablesOf } from '../program/truetype';
import { KernTable } from './kern-table';
import { PairSets, type PairTable } from './pair-sets';

/** Steps of shaping a text, which is one step of our work, and further ones for each of its characters: real fonts take up to 140. */
const [MOST, EACH] = [25_000, 300];
const MOST_LOOKUPS = 10_000;
/** Numbers that are read of the tables, and further ones for each character that is shaped. The library remembers most of them. */
const [MOST_READ, EACH_READ] = [10_000_000, 500];
/** Of them, those of one table or lookup, and of one text, each of which is one step. Lookups of Noto Sans Grantha have 40,000. */
const MOST_AT_ONCE = 60_000;
/** Tables of lists of plain numbers, which are read ten times as fast: that of the outlines of Noto Sans CJK has 330,000. */
const PLAIN: Readonly<Record<string, number>> = { 'CFF ': 350_000, post: 350_000 };
/** After this many numbers, the first text begins again when others have run; it remembers the lookups it has read. */
const SOON = 20_000;
/** A text of four letters costs as much to read as this many numbers. */
const TAG_READS = 4;
/** All that shaping reads, and what tells the metrics. */
const TABLES = ['head', 'hhea', 'maxp', 'OS/2', 'hmtx', 'cmap', 'post', 'name', 'CFF ', 'GDEF', 'GSUB', 'GPOS', 'morx'];
/** Of them, those in tables that the library keeps as objects, of some hundred bytes for each number. */
const MOST_KEPT = 1_000_000;
const KEPT = ['GSUB', 'GPOS', 'GDEF', 'kern', 'morx', 'cmap', 'post', 'name'];
/** Bytes of texts in tables, which may overlap: names of the font, and of glyphs. DejaVu Sans has 74,000. */
const MOST_TEXT = 1_000_000;
/** Numbers whose cost is told together. */
const READ = 1_000;
/** The cost of a number that is read, of one in a list, and of a step of shaping, see `Pace`. */
const [READ_COST, PLAIN_COST, STEP_COST] = [300, 90, 300];
const READERS = ['readUInt8', 'readInt8', 'readUInt16BE', 'readInt16BE', 'readUInt24BE', 'readUInt32BE', 'readInt32BE'] as const;
/** Glyphs of which a composite glyph is made, those of its parts counted each time with their points, and levels of them. */
const [MOST_PARTS, MOST_LEVELS] = [1_000, 8];
/** Bytes of subroutines (CFF) that all glyphs together run through, beside those of the font itself. */
const MOST_SUBROUTINES = 20_000_000;
/** Entries of a table that are searched in one step. */
const ENTRIES = 64;
/** Glyphs that are looked up in a subtable of `morx`, and that move when others are put between them, in one step. */
const [SUBSTITUTED, MOVED] = [4, 1_000];
/** Points of the outline of a glyph that count as much as one of its parts. */
const POINTS = 64;
/** Glyphs that one is replaced by, those of a text, and further ones for each of its characters: each may be replaced again. */
const [MOST_IN_PLACE, MOST_GLYPHS, EACH_GLYPHS] = [200, 1_000, 20];

type Method = (...given: unknown[]) => unknown;

/** Applies the tables GSUB and GPOS. */
interface Processor {
	table: { readonly lookupList?: Lookups };
	readonly glyphs?: { readonly length: number };
	applyLookup: (kind: unknown, table: Table & Partial<LibraryPairs>) => unknown;
	coverageIndex: (table: Table, ...more: unknown[]) => unknown;
	getClassID: (glyph: unknown, table: Table) => unknown;
	match: Method;
}

/** Lists of glyphs, and of ranges of them. */
interface Table {
	readonly glyphs?: { readonly length: number };
	readonly rangeRecords?: { readonly length: number };
	readonly classRangeRecord?: { readonly length: number };
	/** The glyphs that one is replaced by. */
	readonly sequences?: { get: (index: number) => readonly number[] };
}

/** As the library reads them: places in the file. */
interface LibraryPairs extends PairTable {
	pairSets: PairTable['pairSets'] & { readonly base: number; readonly ctx: { readonly _startOffset: number } };
}

/** Lookups are read when they are first asked for, and remembered. */
interface Lookups {
	readonly length: number;
	readonly items: readonly unknown[];
	get: (index: number) => unknown;
}

interface Engine {
	readonly GSUBProcessor?: Processor | null;
	readonly GPOSProcessor?: Processor | null;
	readonly morxProcessor?: MorxProcessor;
}

/** Applies the table `morx`. */
interface MorxProcessor {
	readonly glyphs?: { readonly length: number };
	getProcessor: () => Method;
	processSubtable: (subtable: unknown, glyphs: { readonly length: number }) => unknown;
}

type Subroutines = readonly { readonly length: number }[];
interface Cff {
	globalSubrIndex?: Subroutines;
	privateDictForGlyph: (glyph: number) => { Subrs?: Subroutines } | null;
}

interface Inner {
	readonly 'CFF '?: Cff;
	readonly GDEF?: { readonly glyphClassDef?: Table | null; readonly markAttachClassDef?: Table | null };
	readonly stream: Record<(typeof READERS)[number], Method> & {
		pos: number;
		readString: (length: number, ...more: unknown[]) => string;
	};
	readonly _tables: Record<string, unknown>;
	readonly _layoutEngine: { readonly engine?: Engine | null; kernProcessor: KernTable | null };
	getGlyph: (glyph: number, ...more: unknown[]) => unknown;
}

/** Others are to run before more of the font is read; then, the work begins again. */
export class Interruption extends Error {}

export class FontBounds {
	/** Steps of the text that is shaped, which are left, and with which it began. */
	private left = 0;
	private allowed = 0;
	private mostGlyphs = MOST_GLYPHS;
	/** Steps in which the classes of a glyph that is put in place of another are searched. */
	private classSteps = 0;
	/** Numbers that are left for all texts, and for this one or this table. */
	private read = MOST_READ;
	private now = MOST_AT_ONCE;
	private cost = READ_COST;
	private mayPause = false;
	/** Numbers of lookups that were read since others have run. */
	private readSince = 0;
	private kept = MOST_KEPT;
	private texts = MOST_TEXT;
	private subroutines: number;
	private readonly inner: Inner;

	/**
	 * @param refuse the error for a font that exceeds them
	 * @param pace is told the cost of work, that of steps with the next text
	 */
	constructor(
		font: Font,
		private readonly bytes: Uint8Array,
		private readonly refuse: () => Error,
		private readonly pace: Pick<Pace, 'add' | 'step' | 'rest'>,
	) {
		this.inner = font as unknown as Inner;
		this.subroutines = MOST_SUBROUTINES + 2 * bytes.length;
		this.boundReading(this.inner.stream, bytes);
	}

	/**
	 * Reads the tables, one in each step. Without them, no text is shaped.
	 *
	 * @param guard turns what the library throws into what the caller throws
	 */
	async readTables(guard: (work: () => void) => void): Promise<void> {
		for (const tag of TABLES) {
			guard(() => this.readTable(tag));
			const due = this.pace.step(0);
			if (due) await due;
		}
		guard(() => this.boundWork());
	}

	/** Does work, such as to shape the first text, that reads lookups for the first time: it begins again after each pause. */
	async readLookups(work: () => void): Promise<void> {
		for (let isDone = false; !isDone;) {
			this.mayPause = true;
			this.readSince = 0;
			try {
				work();
				isDone = true;
			} catch (thrown) {
				if (!(thrown instanceof Interruption)) throw thrown;
				const due = this.pace.step(SOON * READ_COST);
				if (due) await due;
			} finally {
				this.mayPause = false;
			}
		}
	}

	/** The next work may read as much as a text. */
	refill(): void {
		this.now = MOST_AT_ONCE;
	}

	private readTable(tag: string): void {
		const plain = PLAIN[tag];
		this.now = plain ?? MOST_AT_ONCE;
		this.cost = plain === undefined ? READ_COST : PLAIN_COST;
		// The library reads a table when it is asked for it, and says nothing of errors.
		Reflect.get(this.inner, tag);
		this.cost = READ_COST;
		if (this.now < 0 || this.read < 0 || this.kept < 0) throw this.refuse();
	}

	/** Bounds the work of the library with the tables. */
	private boundWork(): void {
		const { inner, bytes } = this;
		if (inner['CFF ']) this.boundSubroutines(inner['CFF ']);
		else this.boundParts(inner, bytes);
		this.replaceKerning();
		const classes = [inner.GDEF?.glyphClassDef, inner.GDEF?.markAttachClassDef];
		this.classSteps = classes.reduce((sum, table) => sum + (table ? entriesOf(table) : 0), 0) / ENTRIES;
		const { GSUBProcessor, GPOSProcessor, morxProcessor } = inner._layoutEngine.engine ?? {};
		for (const processor of [GSUBProcessor, GPOSProcessor]) if (processor) this.boundTables(processor);
		if (morxProcessor) this.boundMachines(morxProcessor);
	}

	/** A state machine may stay where it is, or put glyphs before or after it, for ever. */
	private boundMachines(processor: MorxProcessor): void {
		const getProcessor = processor.getProcessor.bind(processor);
		const processSubtable = processor.processSubtable.bind(processor);
		processor.processSubtable = (subtable, glyphs) => {
			this.spend(1 + glyphs.length / SUBSTITUTED);
			return processSubtable(subtable, glyphs);
		};
		processor.getProcessor = () => {
			const process = getProcessor();
			return (...given) => {
				this.spend(1 + (processor.glyphs?.length ?? 0) / MOVED);
				const done = process(...given);
				this.checkGlyphs(processor);
				return done;
			};
		};
	}

	private checkGlyphs({ glyphs }: { readonly glyphs?: { readonly length: number } }): void {
		if ((glyphs?.length ?? 0) > this.mostGlyphs) throw this.refuse();
	}

	private replaceKerning(): void {
		const { inner, bytes } = this;
		const view = viewOf(bytes);
		const place = tablesOf(view).get('kern');
		if (!place) return;
		let kerning: KernTable | undefined;
		try {
			kerning = KernTable.read(view, place, this.refuse);
		} catch (thrown) {
			if (!(thrown instanceof RangeError)) throw thrown;
		}
		// A table that is there, and that the library need not read.
		inner._tables.kern = kerning && {};
		inner._layoutEngine.kernProcessor = kerning ?? null;
	}

	/** A text is shaped. */
	begin(characters: number): void {
		this.pace.add((this.allowed - this.left) * STEP_COST);
		this.left = this.allowed = MOST + characters * EACH;
		this.mostGlyphs = MOST_GLYPHS + characters * EACH_GLYPHS;
		this.read += characters * EACH_READ;
	}

	private spend(steps: number): void {
		this.left -= steps;
		if (this.left < 0) throw this.refuse();
	}

	private boundReading(stream: Inner['stream'], bytes: Uint8Array): void {
		const tables = tablesOf(viewOf(bytes));
		const kept = KEPT.flatMap((tag) => tables.get(tag) ?? []);
		const isKept = (at: number): boolean => kept.some((table) => at >= table.at && at < table.at + table.length);
		const readString = stream.readString.bind(stream);
		stream.readString = (length, ...more) => {
			this.texts -= length;
			this.now -= TAG_READS;
			if (this.texts < 0 || this.now < 0) throw this.refuse();
			return readString(length, ...more);
		};
		for (const name of READERS) {
			const read = stream[name].bind(stream);
			stream[name] = () => {
				this.take(1, isKept(stream.pos) ? 1 : 0);
				if (this.read % READ === 0) this.pace.add(READ * this.cost);
				return read();
			};
		}
	}

	/** Glyphs are made of others (TrueType), which may be made of others, too. */
	private boundParts(font: Inner, bytes: Uint8Array): void {
		const view = viewOf(bytes);
		const places = glyphPlacesOf(view, tablesOf(view));
		const known = new Map<number, number>();
		const partsOf = (glyph: number, level: number): number => {
			let parts = known.get(glyph);
			if (parts !== undefined) return parts;
			parts = 1;
			if (places && glyph < places.count) {
				parts += countPoints(view, places.spanOf(glyph)) / POINTS;
				for (const part of readComponents(view, places.spanOf(glyph))) {
					if (level === MOST_LEVELS) throw this.refuse();
					parts += partsOf(part, level + 1);
					if (parts > MOST_PARTS) throw this.refuse();
				}
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

	private boundLookups(lookups: Lookups): void {
		if (lookups.length > MOST_LOOKUPS) throw this.refuse();
		const get = lookups.get.bind(lookups);
		lookups.get = (index) => {
			if (this.mayPause && lookups.items[index] === undefined) {
				this.readSince += MOST_AT_ONCE - this.now;
				this.refill();
				if (this.readSince > SOON) throw new Interruption();
			}
			return get(index);
		};
	}

	private readPairs(table: Partial<LibraryPairs>): void {
		if (!table.pairSets || !table.valueFormat1 || !table.valueFormat2) return;
		const at = { start: table.pairSets.ctx._startOffset, list: table.pairSets.base };
		table.pairSets = new PairSets(viewOf(this.bytes), at, table as LibraryPairs, (numbers) => {
			this.take(numbers, numbers);
			this.pace.add(numbers * PLAIN_COST);
		}) as unknown as LibraryPairs['pairSets'];
	}

	private boundSequences({ sequences }: Table): void {
		if (!sequences) return;
		const get = sequences.get.bind(sequences);
		sequences.get = (index) => {
			const glyphs = get(index);
			if (glyphs.length > MOST_IN_PLACE) throw this.refuse();
			this.spend(glyphs.length * (1 + this.classSteps));
			return glyphs;
		};
	}

	private take(numbers: number, kept: number): void {
		this.read -= numbers;
		this.now -= numbers;
		this.kept -= kept;
		if (this.read < 0 || this.now < 0 || this.kept < 0) throw this.refuse();
	}

	private boundTables(processor: Processor): void {
		const { lookupList } = processor.table;
		if (lookupList) this.boundLookups(lookupList);
		const inner = {
			applyLookup: processor.applyLookup.bind(processor),
			coverageIndex: processor.coverageIndex.bind(processor),
			getClassID: processor.getClassID.bind(processor),
			match: processor.match.bind(processor),
		};
		const seen = new WeakSet<object>();
		processor.applyLookup = (kind, table) => {
			this.spend(1);
			if (!seen.has(table)) {
				seen.add(table);
				this.readPairs(table);
				this.boundSequences(table);
			}
			const isApplied = inner.applyLookup(kind, table);
			if (isApplied) this.spend(this.classSteps);
			this.checkGlyphs(processor);
			return isApplied;
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

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
