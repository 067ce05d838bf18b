/**
 * Text in a composite font of the document (ISO 32000-2, 9.7) whose codes are CIDs (Identity-H). Its ToUnicode CMap says what
 * its codes mean; the program's own tables say what else it has, and then the text is given beside the glyphs.
 */
import type { PdfDocument } from '../../pdf/document';
import { encodeText } from '../../pdf/syntax/text-strings';
import { type Dict, isName, Stream, type Value } from '../../pdf/syntax/values';
import { type FontProgram } from './font-program';
import { programOf } from './simple-font';
import { type Extent, hexString, verticalExtent, type TextFont } from './text-font';

/** @returns undefined where codes are not CIDs, or nothing tells what they mean. */
export function compositeFont(document: PdfDocument, resource: Value, font: Dict): TextFont | undefined {
	if (!isName(document.resolve(font.get('Subtype')), 'Type0')) return undefined;
	if (!isName(document.resolve(font.get('Encoding')), 'Identity-H')) return undefined;
	const descendant = document.dict(document.array(font.get('DescendantFonts'))?.[0]);
	const descriptor = document.dict(descendant?.get('FontDescriptor'));
	const program = programOf(document, descriptor);
	if (!descendant || program === 'unusable' || program === undefined) return undefined;
	const said = toUnicode(document, font.get('ToUnicode'));
	const mapping = glyphsOf(document, descendant);
	const isThere = (cid: number, blank: boolean): boolean => {
		if (program.kind !== 'truetype') return program.kind === 'named' || program.has(cid);
		const glyph = mapping(cid);
		return program.has(glyph) && (blank || program.isDrawn(glyph));
	};
	const cids = new Map<number, number>();
	for (const [point, cid] of said) if (isThere(cid, BLANKS.has(point))) cids.set(point, cid);
	const find = (point: number): number | undefined => {
		const known = cids.get(point);
		if (known !== undefined) return known;
		const cid = program.kind === 'truetype' ? cidByProgram(document, descendant, program, point) : undefined;
		return cid !== undefined && isThere(cid, BLANKS.has(point)) ? cid : undefined;
	};
	const extent = verticalExtent(document.resolve(descriptor?.get('CapHeight')), document.resolve(descriptor?.get('Descent')));
	return new CompositeFont(resource, find, (point) => cids.has(point), widthsOf(document, descendant), extent);
}

const BLANKS = new Set([0x20, 0xa0]);

class CompositeFont implements TextFont {
	private readonly found = new Map<number, number | undefined>();

	constructor(
		readonly resource: Value,
		private readonly find: (point: number) => number | undefined,
		private readonly isSaid: (point: number) => boolean,
		private readonly widths: (cid: number) => number,
		readonly extent: Extent,
	) {}

	covers(text: string): boolean {
		// Marks would have to be placed over their letters.
		if (/\p{M}/u.test(text)) return false;
		for (const character of text) if (this.cid(character) === undefined) return false;
		return true;
	}

	width(text: string): number {
		let width = 0;
		for (const character of text) width += this.widths(this.cid(character) ?? 0);
		return width;
	}

	show(text: string): string {
		const shown = `${hexString(
			Array.from(text, (character) => this.cid(character) ?? 0),
			2,
		)} Tj`;
		if (Array.from(text).every((character) => this.isSaid(character.codePointAt(0)!))) return shown;
		const actual = Buffer.from(encodeText(text).bytes).toString('hex');
		return `/Span <</ActualText <${actual}>>> BDC ${shown} EMC`;
	}

	private cid(character: string): number | undefined {
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

/** Widths by CID (9.7.4.3). */
function widthsOf(document: PdfDocument, descendant: Dict): (cid: number) => number {
	const usual = document.resolve(descendant.get('DW'));
	const widths = new Map<number, number>();
	const items = (document.array(descendant.get('W')) ?? []).map((item) => document.resolve(item));
	for (let at = 0; at + 1 < items.length;) {
		const [first, second, third] = [items[at], items[at + 1], items[at + 2]];
		if (typeof first !== 'number') break;
		if (Array.isArray(second)) {
			for (const [index, item] of second.entries()) {
				const width = document.resolve(item);
				if (typeof width === 'number') widths.set(first + index, width);
			}
			at += 2;
		} else {
			if (typeof second === 'number' && typeof third === 'number')
				for (let cid = first; cid <= Math.min(second, 0xffff); cid++) widths.set(cid, third);
			at += 3;
		}
	}
	return (cid) => widths.get(cid) ?? (typeof usual === 'number' ? usual : 1000);
}

/** CIDs by code point, from `bfchar` and `bfrange` (9.10.3); what stands for several characters is left out. */
function toUnicode(document: PdfDocument, value: Value | undefined): Map<number, number> {
	const found = new Map<number, number>();
	const stream = document.resolve(value);
	if (!(stream instanceof Stream)) return found;
	let text: string;
	try {
		text = Buffer.from(document.decoded(stream)).toString('latin1');
	} catch {
		return found;
	}
	const add = (hex: string, cid: number, more = 0): void => {
		const characters = [...Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le')];
		const point = characters[0]?.codePointAt(0);
		if (characters.length === 1 && point !== undefined && !found.has(point + more)) found.set(point + more, cid);
	};
	for (const [, body] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
		for (const [, code, target] of body!.matchAll(/<\s*([0-9a-fA-F]{1,4})\s*>\s*<([0-9a-fA-F\s]+)>/g))
			if (isWhole(target!)) add(target!, parseInt(code!, 16));
	for (const [, body] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
		for (const [, from, to, target, list] of body!.matchAll(RANGE)) {
			const [first, last] = [parseInt(from!, 16), parseInt(to!, 16)];
			if (target !== undefined && isWhole(target)) for (let cid = first; cid <= last; cid++) add(target, cid, cid - first);
			for (const [index, [, one]] of [...(list ?? '').matchAll(/<([0-9a-fA-F\s]+)>/g)].entries())
				if (isWhole(one!)) add(one!, first + index);
		}
	return found;
}

const RANGE = /<\s*([0-9a-fA-F]{1,4})\s*>\s*<\s*([0-9a-fA-F]{1,4})\s*>\s*(?:<([0-9a-fA-F\s]+)>|\[([^\]]*)\])/g;

/** Whole UTF-16 units. */
const isWhole = (hex: string): boolean => hex.replace(/\s/g, '').length % 4 === 0;
