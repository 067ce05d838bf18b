/** Subsets of font programs (ISO 32000-2, 9.9.2), written by fontkit, with its mistakes mended. */
import type { Font, Glyph } from '@pdf-lib/fontkit';
import { trueTypeFile, type Outlines, type TrueTypeSubset } from './truetype-file';

export interface Subset {
	readonly file: Uint8Array;
	/** Whether the outlines are CFF; otherwise TrueType. */
	readonly isCff: boolean;
	/** The glyphs, each once, and their numbers in the subset. */
	readonly glyphs: readonly Glyph[];
	readonly codes: ReadonlyMap<number, number>;
}

type Guard = <T>(work: () => T) => T;

/** @param outlines those that earlier subsets of the font had */
export async function subsetOf(font: Font, used: readonly Glyph[], guard: Guard, outlines: Outlines): Promise<Subset> {
	const cff = (font as Font & { readonly 'CFF '?: CffTable })['CFF '];
	const dictOf = guard(() => dictionaries(cff));
	// The first of glyphs with one number tells their text, as the library does within a text.
	const glyphs = [...new Map([...used].reverse().map((glyph) => [glyph.id, glyph])).values()].sort(
		(one, other) => dictOf(one.id) - dictOf(other.id) || one.id - other.id,
	);
	const subset = guard(() => font.createSubset());
	const codes = new Map(glyphs.map((glyph) => [glyph.id, subset.includeGlyph(glyph)]));
	const file = cff
		? await encodeSubset(subset, guard)
		: guard(() => trueTypeFile(font, subset as unknown as TrueTypeSubset, outlines));
	// The size of offsets in the header: fontkit writes the length of the table there (Adobe Technical Note 5176, 6).
	if (cff) file[3] = 4;
	return { file, isCff: cff !== undefined, glyphs, codes };
}

interface CffTable {
	readonly isCIDFont: boolean;
	fdForGlyph(glyph: number): number | null;
}

/**
 * fontkit numbers a font dictionary whenever it differs from that of the glyph before: glyphs of one dictionary must be adjacent,
 * starting with glyph 0's.
 */
function dictionaries(cff: CffTable | undefined): (glyph: number) => number {
	if (cff?.isCIDFont !== true) return () => 0;
	const first = cff.fdForGlyph(0) ?? 0;
	return (glyph) => {
		const found = cff.fdForGlyph(glyph) ?? 0;
		return found === first ? -1 : found;
	};
}

/** The library encodes in a later turn of the event loop, where no caller can catch what it throws about a damaged font. */
async function encodeSubset(subset: ReturnType<Font['createSubset']>, guard: Guard): Promise<Uint8Array> {
	const encoder = subset as unknown as { encode(stream: unknown): void };
	const encode = encoder.encode.bind(subset);
	const failures: unknown[] = [];
	encoder.encode = (stream) => {
		try {
			encode(stream);
		} catch (thrown) {
			failures.push(thrown);
		}
	};
	const parts: Uint8Array[] = [];
	await new Promise<void>((resolve) => {
		subset
			.encodeStream()
			.on('data', (part) => parts.push(part))
			.on('end', () => resolve());
	});
	return guard(() => {
		if (failures.length > 0) throw failures[0];
		return Buffer.concat(parts);
	});
}
