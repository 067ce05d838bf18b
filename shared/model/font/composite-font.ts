/**
 * Text in a composite font of the document (ISO 32000-2, 9.7) whose codes are CIDs (Identity-H). Its ToUnicode CMap says what
 * its codes mean; the program's own tables say what else it has, and then the text is given beside the glyphs.
 */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, Stream, type Value } from '../../pdf/syntax/values';
import { readToUnicode } from './cmap';
import { programOf } from './embedding';
import { descendantOf, descriptorOf, readNameText } from './font-dictionary';
import { Intervals } from './intervals';
import type { FontProgram } from './program/font-program';
import { asActual, type Extent, hexString, verticalExtent, type TextFont } from './text-font';
import { cidWidths } from './widths';

/** @returns undefined where codes are not CIDs, or nothing tells what they mean. */
export async function compositeFont(document: PdfDocument, resource: Value, font: Dict): Promise<TextFont | undefined> {
	const descendant = descendantOf(document, font);
	if (!descendant || readNameText(document, font.get('Encoding')) !== 'Identity-H') return undefined;
	const program = programOf(document, font);
	if (program === 'unusable' || program === undefined) return undefined;
	const mapping = glyphsOf(document, descendant);
	const isThere = (point: number, cid: number): boolean => {
		if (program.kind !== 'truetype') return program.kind === 'named' || program.has(cid);
		const glyph = mapping(cid);
		return program.has(glyph) && (BLANKS.has(point) || program.isDrawn(glyph));
	};
	const said = await cidsByPoint(document, font);
	const find = (point: number): Found | undefined => {
		const meant = said(point);
		if (meant !== undefined && isThere(point, meant)) return { cid: meant, isSaid: true };
		const cid = program.kind === 'truetype' ? cidByProgram(document, descendant, program, point) : undefined;
		return cid !== undefined && isThere(point, cid) ? { cid, isSaid: false } : undefined;
	};
	const descriptor = descriptorOf(document, font);
	const extent = verticalExtent(document.resolve(descriptor?.get('CapHeight')), document.resolve(descriptor?.get('Descent')));
	return new CompositeFont(resource, find, await cidWidths(document, descendant), extent);
}

/** The CIDs that show a character, as the ToUnicode CMap says; codes that mean several characters are left out. */
async function cidsByPoint(document: PdfDocument, font: Dict): Promise<(point: number) => number | undefined> {
	const points = (await readToUnicode(document, font.get('ToUnicode'))).flatMap(({ first, last, text }) => {
		const characters = [...text];
		const point = characters[0]?.codePointAt(0);
		if (characters.length !== 1 || point === undefined || first > LAST_CID) return [];
		return [{ first: point, last: point + Math.min(last, LAST_CID) - first, value: first }];
	});
	const intervals = await Intervals.of(points, document.job.pace);
	return (point) => {
		const found = intervals.find(point);
		return found && found.value + point - found.first;
	};
}

/** Codes of Identity-H have two bytes (9.7.5.2). */
const LAST_CID = 0xffff;

const BLANKS = new Set([0x20, 0xa0]);

interface Found {
	readonly cid: number;
	/** Whether the ToUnicode CMap says what the code means. */
	readonly isSaid: boolean;
}

class CompositeFont implements TextFont {
	private readonly found = new Map<number, Found | undefined>();

	constructor(
		readonly resource: Value,
		private readonly find: (point: number) => Found | undefined,
		private readonly widths: (cid: number) => number,
		readonly extent: Extent,
	) {}

	covers(text: string): boolean {
		// Marks would have to be placed over their letters.
		if (/\p{M}/u.test(text)) return false;
		for (const character of text) if (!this.glyph(character)) return false;
		return true;
	}

	width(text: string): number {
		let width = 0;
		for (const character of text) width += this.widths(this.glyph(character)?.cid ?? 0);
		return width;
	}

	show(text: string): string {
		const glyphs = Array.from(text, (character) => this.glyph(character));
		const shown = `${hexString(
			glyphs.map((glyph) => glyph?.cid ?? 0),
			2,
		)} Tj`;
		if (glyphs.every((glyph) => glyph?.isSaid)) return shown;
		return asActual(text, shown);
	}

	private glyph(character: string): Found | undefined {
		const point = character.codePointAt(0)!;
		if (!this.found.has(point)) this.found.set(point, this.find(point));
		return this.found.get(point);
	}
}

/** The glyph of a CID in a TrueType program (9.7.4.2). */
function glyphsOf(document: PdfDocument, descendant: Dict): (cid: number) => number {
	const map = document.resolve(descendant.get('CIDToGIDMap'));
	if (!(map instanceof Stream)) return (cid) => cid;
	const data = document.decoded(map);
	return (cid) => ((data[cid * 2] ?? 0) << 8) | (data[cid * 2 + 1] ?? 0);
}

function cidByProgram(document: PdfDocument, descendant: Dict, program: FontProgram, point: number): number | undefined {
	// Through a map, the way back is not unique.
	if (document.resolve(descendant.get('CIDToGIDMap')) instanceof Stream) return undefined;
	return program.unicode(point) || undefined;
}
