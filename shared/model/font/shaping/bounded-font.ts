/**
 * Bounds for fonts that strangers made. The library follows the tables of a font wherever they lead: a glyph that is replaced by two
 * of its kind is replaced for ever, and a glyph of glyphs of glyphs takes any time.
 */
import type { Font } from '@pdf-lib/fontkit';
import { readOutlines } from '../outline/read-outlines';

/** Steps of shaping a text, and further ones for each of its characters: real fonts take some hundreds. */
const [MOST, EACH] = [50_000, 2_000];
const MOST_LOOKUPS = 10_000;
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

interface Inner {
	readonly _layoutEngine: { readonly engine?: Engine | null };
	getGlyph: (glyph: number, ...more: unknown[]) => unknown;
}

export class FontBounds {
	private left = 0;

	/** @param refuse the error for a font that exceeds them */
	constructor(
		font: Font,
		bytes: Uint8Array,
		private readonly refuse: () => Error,
	) {
		const inner = font as unknown as Inner;
		this.boundGlyphs(inner, bytes);
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
		this.left = MOST + characters * EACH;
	}

	private spend(steps: number): void {
		this.left -= steps;
		if (this.left < 0) throw this.refuse();
	}

	/** Each glyph is drawn once within our own bounds before the library reads it. */
	private boundGlyphs(font: Inner, bytes: Uint8Array): void {
		const outlines = readOutlines(bytes);
		const sound = new Set<number>();
		const getGlyph = font.getGlyph.bind(font);
		font.getGlyph = (glyph, ...more) => {
			if (!sound.has(glyph)) {
				if (!outlines?.glyph(glyph)) throw this.refuse();
				sound.add(glyph);
			}
			return getGlyph(glyph, ...more);
		};
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
