/** Composite fonts as they are read (ISO 32000-2, 9.7): codes, CIDs, and what they mean (docs/semantics.md, D46). */
import type { PdfDocument } from '../../../pdf/document';
import type { Damage } from '../../../pdf/filters';
import { Dict, Str, Stream } from '../../../pdf/syntax/values';
import { readDataNow } from '../../content/whole-data';
import { programOf } from '../embedding';
import { descendantOf, readNameText } from '../font-dictionary';
import { collectionOf, orderingOf } from '../predefined/predefined-cmaps';
import type { FontProgram } from '../program/font-program';
import { cidWidths, verticalMetrics } from '../widths';
import type { CodeMap } from './code-map';
import { codeMapOf } from './embedded-cmap';
import { fontFacts } from './font-facts';
import { type Glyph, type ReadingFont, UNREADABLE } from './glyph';
import { isMeaning, keepMeaning, prepareAllNames, textOfGlyph } from './glyph-text';
import { type ToUnicode, toUnicodeOf } from './to-unicode';

/** `damage` is found if the font lacks an entry that it must have (ISO 32000-2, Table 119). */
export async function compositeReader(document: PdfDocument, font: Dict, damage: Damage): Promise<ReadingFont> {
	const facts = fontFacts(document, font);
	const known = descendantOf(document, font);
	damage.found ||= known === undefined || !font.has('Encoding');
	const descendant = known ?? new Dict();
	const map = await codeMapOf(document, font.get('Encoding'), damage);
	const widths = await cidWidths(document, descendant);
	const vertical = map.vertical ? await verticalMetrics(document, descendant) : undefined;
	const said = (await toUnicodeOf(document, font, damage)) ?? (await codePoints(document, font, descendant, damage));
	const program = new CompositeProgram(document, font, descendant, damage);
	const collection = await collectionOf(orderingIn(document, descendant, font));
	// The program may name glyphs that nothing else explains.
	if (!said && !collection) await prepareAllNames();
	const make = (code: number, length: number): Glyph => {
		const cid = map.cidOf(code, length);
		// Characters of private use, such as those that Hong Kong once had for its own, are told by the collection.
		const text = said?.textOf(code) ?? keepMeaning(map.textOf?.(code, length)) ?? collection?.textOf(cid) ?? program.textOf(cid);
		const width = widths(cid);
		return {
			code,
			cid,
			text,
			width: width / 1000,
			isSpace: length === 1 && code === 32,
			vertical: vertical && perUnit(vertical(cid, width)),
		};
	};
	const glyphs = dividing(map, make);
	const space = said?.space !== undefined ? widths(map.cidOf(said.space, 2)) / 1000 : undefined;
	return {
		...facts,
		dictionary: font,
		get isDamaged() {
			return damage.found;
		},
		vertical: map.vertical,
		space: space !== undefined && space > 0 ? space : undefined,
		type3: undefined,
		longest: said?.longest ?? 1,
		glyphs,
		partEnd: (shown, from, most) => {
			let end = from;
			for (let count = 0; count < most && end < shown.length; count++) end += map.lengthAt(shown, end);
			return Math.min(end, shown.length);
		},
	};
}

/**
 * Several programs write a CMap such as Identity-H in place of a ToUnicode CMap. Codes that it maps to themselves are code points if the
 * document has its own map from CIDs to glyphs; otherwise they may be numbers of glyphs.
 */
async function codePoints(document: PdfDocument, font: Dict, descendant: Dict, damage: Damage): Promise<ToUnicode | undefined> {
	const cmap = document.resolve(font.get('ToUnicode'));
	if (!(cmap instanceof Stream) || !(document.resolve(descendant.get('CIDToGIDMap')) instanceof Stream)) return undefined;
	const map = await codeMapOf(document, cmap, damage);
	const isSame = (code: number) => code > 0 && code < 0x10000 && map.cidOf(code, 2) === code;
	if (!isSame(0x20)) return undefined;
	return {
		textOf: (code) => keepMeaning(isSame(code) ? String.fromCharCode(code) : undefined),
		space: 0x20,
		longest: 1,
	};
}

/** The collection of characters that CIDs belong to (9.7.3): that of the descendant, or of the predefined CMap. */
function orderingIn(document: PdfDocument, descendant: Dict, font: Dict): string {
	const ordering = document.resolve(document.dict(descendant.get('CIDSystemInfo'))?.get('Ordering'));
	const said = ordering instanceof Str ? Buffer.from(ordering.bytes).toString('latin1') : '';
	const encoding = readNameText(document, font.get('Encoding'));
	return said !== '' || encoding === '' || encoding.startsWith('Identity') ? said : orderingOf(encoding);
}

const perUnit = ({ advance, x, y }: { advance: number; x: number; y: number }): Glyph['vertical'] => ({
	advance: advance / 1000,
	x: x / 1000,
	y: y / 1000,
});

/** Divides strings into glyphs, each of which is made once. */
function dividing(map: CodeMap, make: (code: number, length: number) => Glyph): ReadingFont['glyphs'] {
	const known = Array.from({ length: 5 }, () => new Map<number, Glyph>());
	return (shown) => {
		const glyphs: Glyph[] = [];
		for (let at = 0; at < shown.length;) {
			const length = map.lengthAt(shown, at);
			if (at + length > shown.length) break;
			let code = 0;
			for (const end = at + length; at < end; at++) code = code * 256 + shown[at]!;
			const cache = known[length]!;
			let glyph = cache.get(code);
			if (!glyph) cache.set(code, (glyph = make(code, length)));
			glyphs.push(glyph);
		}
		return glyphs;
	};
}

/** The meaning of glyphs as the embedded program tells it. It is read when the document says nothing about a code. */
class CompositeProgram {
	private program: FontProgram | 'unusable' | undefined;
	private isRead = false;
	private toGlyph: Uint8Array | undefined;

	constructor(
		private readonly document: PdfDocument,
		private readonly font: Dict,
		private readonly descendant: Dict,
		private readonly damage: Damage,
	) {}

	textOf(cid: number): string {
		// CID 0 is the glyph that is shown for codes without one.
		if (cid === 0) return '';
		const program = this.read();
		if (typeof program !== 'object') return UNREADABLE;
		const glyph = this.toGlyph ? ((this.toGlyph[cid * 2] ?? 0) << 8) | (this.toGlyph[cid * 2 + 1] ?? 0) : program.glyphOfCid(cid);
		const point = program.pointOf(glyph);
		if (point > 0 && isMeaning(String.fromCodePoint(point))) return String.fromCodePoint(point);
		const named = textOfGlyph(program.nameOf(glyph));
		if (named) return named;
		return program.kind === 'truetype' && !program.isDrawn(glyph) ? '' : UNREADABLE;
	}

	private read(): FontProgram | 'unusable' | undefined {
		if (this.isRead) return this.program;
		this.isRead = true;
		const { damage, document } = this;
		this.program = programOf(document, this.font, damage);
		const map = document.resolve(this.descendant.get('CIDToGIDMap'));
		const part = map instanceof Stream ? readDataNow(document, map) : undefined;
		damage.found ||= part?.whole === false;
		this.toGlyph = part?.data;
		return this.program;
	}
}
