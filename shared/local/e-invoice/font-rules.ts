/** The rules of PDF/A-3b for the fonts that show text (ISO 19005-3, 6.2.11): their dictionaries, encodings and widths. */
import { fontFileOf, programOf, rememberByFile } from '../../model/font/embedding';
import { encodingParts, isSymbolic } from '../../model/font/encodings';
import { descendantOf, descriptorOf, readNameText } from '../../model/font/font-dictionary';
import { pointOfGlyph } from '../../model/font/glyph-names';
import type { Advances } from '../../model/font/outline/outline';
import { outlineFinder } from '../../model/font/outline/outline-finder';
import { readAdvances } from '../../model/font/outline/read-outlines';
import type { FontProgram } from '../../model/font/program/font-program';
import type { ReadingFont } from '../../model/font/reading/reading-font';
import type { PdfDocument } from '../../pdf/document';
import { type Dict, Stream } from '../../pdf/syntax/values';

/** Thousandths by which the width of a glyph may differ from that in its program (6.2.11.5). */
const TOLERANCE = 1;
/** The cost of a step of a glyph's program, see `Pace`. */
const STEP_COST = 20;
/** Codes that are looked at before others may run. */
const PART = 1000;
const IDENTITY = ['Identity-H', 'Identity-V'];

/** @param shown the strings that each font shows */
export async function fontFindings(
	document: PdfDocument,
	shown: Iterable<readonly [ReadingFont, readonly Uint8Array[]]>,
): Promise<ReadonlySet<string>> {
	const found = new Set<string>();
	for (const [font, strings] of shown) {
		const { dictionary } = font;
		const subtype = readNameText(document, dictionary.get('Subtype'));
		if (subtype === 'Type3') continue;
		const program = programOf(document, dictionary);
		const file = fontFileOf(document, dictionary);
		// Fonts without a program are found where the glyphs are.
		if (typeof program !== 'object' || !file) continue;
		const rules = subtype === 'Type0' ? compositeFindings : simpleFindings;
		for (const one of rules(document, dictionary, program)) found.add(one);
		const advances = await advancesIn(document, file);
		if (!advances || !(await widthsAgree(document, font, strings, program, advances)))
			found.add('has a font whose widths differ from those of its program (6.2.11.5)');
	}
	return found;
}

function simpleFindings(document: PdfDocument, font: Dict, program: FontProgram): string[] {
	const found: string[] = [];
	const [first, last] = [document.resolve(font.get('FirstChar')), document.resolve(font.get('LastChar'))];
	const widths = document.array(font.get('Widths'));
	const isWhole = typeof first === 'number' && typeof last === 'number' && widths?.length === last - first + 1;
	if (!isWhole || !font.has('BaseFont')) found.push('has a font without widths (6.2.11.2)');
	if (program.kind !== 'truetype') return found;
	const { base, differences } = encodingParts(document, font);
	if (isSymbolic(document, descriptorOf(document, font), font)) {
		if (font.has('Encoding')) found.push('has a symbolic TrueType font with an encoding (6.2.11.6)');
		if (program.codes !== 'symbol' && program.subtables !== 1)
			found.push('has a symbolic TrueType font without one table of its codes (6.2.11.6)');
		return found;
	}
	const encoding =
		readNameText(document, font.get('Encoding')) ||
		readNameText(document, document.dict(font.get('Encoding'))?.get('BaseEncoding'));
	const isKnown = base !== undefined && (encoding === 'WinAnsiEncoding' || encoding === 'MacRomanEncoding');
	if (!isKnown) found.push('has a TrueType font without one of the encodings that are allowed (6.2.11.6)');
	const isMapped = (name: string): boolean => {
		const point = pointOfGlyph(name);
		return name === '.notdef' || (point !== undefined && program.unicode(point) > 0);
	};
	if (differences && ![...differences.values()].every(isMapped))
		found.push('has a TrueType font with names of glyphs that its table of characters lacks (6.2.11.6)');
	return found;
}

function compositeFindings(document: PdfDocument, font: Dict, program: FontProgram): string[] {
	const found: string[] = [];
	const encoding = readNameText(document, font.get('Encoding'));
	if (!IDENTITY.includes(encoding)) found.push('has a composite font with another CMap than Identity, which is not checked');
	const descendant = descendantOf(document, font);
	const map = document.resolve(descendant?.get('CIDToGIDMap'));
	const isNumbered = readNameText(document, descendant?.get('Subtype')) === 'CIDFontType2';
	const hasMap = map instanceof Stream || readNameText(document, map) === 'Identity';
	if (isNumbered && !hasMap) found.push('has a font without /CIDToGIDMap (6.2.11.3.2)');
	if (isNumbered !== (program.kind === 'truetype')) found.push('has a font whose kind is not that of its program (6.2.11.2)');
	return found;
}

const advancesIn = rememberByFile(async (document, file): Promise<Advances | undefined> => {
	const data = await document.decodedAtEase(file);
	const { pace } = document.job;
	const started = performance.now();
	const advances = readAdvances(data, (steps) => pace.add(steps * STEP_COST));
	pace.addSince(started);
	return advances;
});

/** Whether each glyph that shows is as wide as its program says. */
async function widthsAgree(
	document: PdfDocument,
	font: ReadingFont,
	strings: readonly Uint8Array[],
	program: FontProgram,
	advances: Advances,
): Promise<boolean> {
	const advanceOf = outlineFinder(document, font.dictionary, advances, program);
	const seen = new Set<number>();
	for (const shown of strings)
		for (let from = 0, to = 0; from < shown.length; from = to) {
			to = Math.max(font.partEnd(shown, from, PART), from + 1);
			for (const glyph of font.glyphs(shown.subarray(from, to))) {
				if (seen.has(glyph.code)) continue;
				seen.add(glyph.code);
				const advance = advanceOf(glyph);
				if (advance === undefined || Math.abs(advance - 1000 * glyph.width) > TOLERANCE) return false;
			}
			const due = document.job.pace.step((to - from) * 20);
			if (due) await due;
		}
	return true;
}
