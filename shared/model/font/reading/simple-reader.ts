/** Simple fonts as they are read (ISO 32000-2, 9.6): the text and width of each of 256 codes (docs/semantics.md, D46). */
import type { PdfDocument } from '../../../pdf/document';
import type { Damage } from '../../../pdf/filters';
import type { Dict } from '../../../pdf/syntax/values';
import { isEmbedded, programOf } from '../embedding';
import { encodingParts, isSymbolic, MAC_ROMAN_ENCODING, STANDARD_ENCODING, WIN_ANSI_ENCODING } from '../encodings';
import { descriptorOf, readNameText } from '../font-dictionary';
import type { FontProgram } from '../program/font-program';
import { standardWidths } from '../standard-fonts';
import { shownWidths } from '../widths';
import { findCharacters } from './code-names';
import { fontFacts } from './font-facts';
import { type Glyph, type ReadingFont, UNREADABLE } from './glyph';
import { isMeaning, prepareAllNames, prepareNames, textOfGlyph } from './glyph-text';
import { DINGBATS } from '../zapf-dingbats';
import { DINGBAT_NAMES, SYMBOL_NAMES } from './symbol-encodings';
import { toUnicodeOf } from './to-unicode';
import { type3Of } from './type3';

/** `damage` is found if the font lacks an entry that it must have (ISO 32000-2, Table 109). */
export async function simpleReader(document: PdfDocument, font: Dict, damage: Damage): Promise<ReadingFont> {
	const facts = fontFacts(document, font);
	const descriptor = descriptorOf(document, font);
	const type3 = type3Of(document, font);
	const standard = standardWidths(facts.name);
	const widths = shownWidths(document, font, descriptor, standard);
	const scale = type3 ? Math.abs(type3.matrix[0]) : 1 / 1000;
	damage.found ||= !font.has('Subtype') || (descriptor !== undefined && standard === undefined && !font.has('Widths'));
	const said = await toUnicodeOf(document, font, damage, (code) => code < 256 && widths(code, 0) > 0);
	const encoding = new SimpleText(document, font, facts.name, damage, (code) => widths(code, 0));
	if (!said && encoding.isByProgram) await prepareAllNames();
	else await prepareNames(encoding.glyphNames());
	const known = new Array<Glyph | undefined>(256).fill(undefined);
	const make = (code: number): Glyph => {
		const text = said?.textOf(code) ?? encoding.textOf(code);
		const point = text.length > 0 && text !== UNREADABLE ? text.codePointAt(0)! : encoding.pointOf(code);
		return (known[code] = {
			code,
			cid: code,
			text,
			width: widths(code, point) * scale,
			isSpace: code === 32,
			vertical: undefined,
		});
	};
	const glyphOf = (code: number): Glyph => known[code] ?? make(code);
	const space = glyphOf(said?.space !== undefined && said.space < 256 ? said.space : 32);
	return {
		...facts,
		dictionary: font,
		get isDamaged() {
			return damage.found;
		},
		vertical: false,
		space: space.text === ' ' && space.width > 0 ? space.width : undefined,
		type3,
		longest: said?.longest ?? 1,
		partEnd: (shown, from, most) => Math.min(from + most, shown.length),
		glyphs: (shown) => {
			const glyphs = new Array<Glyph>(shown.length);
			for (let at = 0; at < shown.length; at++) glyphs[at] = glyphOf(shown[at]!);
			return glyphs;
		},
	};
}

/** Fonts of signs whose programs map the codes of letters to them. */
const SIGNS = /^(Symbol|ZapfDingbats|Dingbats|Wingdings|Webdings)/i;

/** The meaning of the codes of a simple font, by its encoding, then by its program. */
class SimpleText {
	private readonly differences: ReadonlyMap<number, string> | undefined;
	/** Characters of the codes from 32 on. */
	private readonly characters: string;
	/** Names by code of the program's own encoding, or of Symbol. */
	private readonly names: (code: number) => string | undefined;
	private read: { readonly program: FontProgram | 'unusable' | undefined } | undefined;
	private readonly procedures: Dict | undefined;
	private byCode: ReadonlyMap<number, string> | undefined;
	private readonly isSigns: boolean;
	private readonly isDingbats: boolean;

	constructor(
		private readonly document: PdfDocument,
		private readonly font: Dict,
		fontName: string,
		private readonly damage: Damage,
		private readonly widthOf: (code: number) => number,
	) {
		const { base, differences } = encodingParts(document, font);
		const subtype = readNameText(document, font.get('Subtype'));
		this.differences = differences;
		this.isSigns = SIGNS.test(fontName);
		this.isDingbats = /dingbats/i.test(fontName);
		this.procedures = subtype === 'Type3' ? document.dict(font.get('CharProcs')) : undefined;
		const isTrueType = subtype === 'TrueType';
		const program = base === undefined && !isTrueType ? this.program : undefined;
		const own = typeof program === 'object' ? program.encoding : undefined;
		const symbolic = isSymbolic(document, descriptorOf(document, font), font);
		if (base !== undefined) [this.characters, this.names] = [base, () => undefined];
		else if (own) [this.characters, this.names] = ['', (code) => own.get(code)];
		else if (/^Symbol/.test(fontName)) [this.characters, this.names] = ['', (code) => SYMBOL_NAMES[code - 32]];
		else if (this.isDingbats) [this.characters, this.names] = [DINGBATS, () => undefined];
		else {
			const hasOwn = this.isSigns || subtype === 'Type3' || (symbolic && isTrueType && isEmbedded(document, font));
			[this.characters, this.names] = [hasOwn ? '' : isTrueType ? WIN_ANSI_ENCODING : STANDARD_ENCODING, () => undefined];
		}
	}

	/** Read when something asks for it: where the document names an encoding, that is rare. */
	private get program(): FontProgram | 'unusable' | undefined {
		this.read ??= { program: programOf(this.document, this.font, this.damage) };
		return this.read.program;
	}

	/** The names of glyphs that codes have. */
	*glyphNames(): Iterable<string> {
		if (this.differences) yield* this.differences.values();
		for (let code = 0; code < 256; code++) yield this.names(code) ?? '.notdef';
	}

	/** Whether the program may name glyphs that nothing else explains. */
	get isByProgram(): boolean {
		return typeof this.program === 'object' && this.program.kind === 'truetype' && this.characterOf(0x41) === undefined;
	}

	/** Empty if the code shows nothing. */
	textOf(code: number): string {
		const name = this.differences?.get(code) ?? this.names(code);
		if (name === undefined) return this.characterOf(code) ?? this.textByProgram(code);
		return this.textOfName(name) ?? this.textByCode(code, name) ?? this.textByProgramOf(name);
	}

	/** The code point that standard widths are looked up by. */
	pointOf(code: number): number {
		return this.characters.charCodeAt(code - 32) || 0;
	}

	private characterOf(code: number): string | undefined {
		const character = this.characters[code - 32];
		if (character === undefined || character === '\0' || !isMeaning(character)) return undefined;
		// Annex D, footnotes: these are the hyphen and the space in another place.
		if (this.characters === WIN_ANSI_ENCODING && code === 0xad) return '-';
		return character;
	}

	private textOfName(name: string): string | undefined {
		const dingbat = this.isDingbats ? DINGBAT_NAMES.indexOf(name) : -1;
		return dingbat >= 0 ? DINGBATS[dingbat] : textOfGlyph(name);
	}

	/** The character of a code in a Type 3 font whose names are the codes themselves. */
	private textByCode(code: number, name: string): string | undefined {
		if (!this.procedures?.has(name) || !this.differences) return undefined;
		this.byCode ??= findCharacters({ names: this.differences, widthOf: this.widthOf });
		return this.byCode.get(code);
	}

	private textByProgramOf(name: string): string {
		const { program, procedures } = this;
		if (procedures && !procedures.has(name)) return '';
		if (typeof program !== 'object') return UNREADABLE;
		const glyph = program.glyphOf(name);
		const point = program.pointOf(glyph);
		return point > 0 && isMeaning(String.fromCodePoint(point)) ? String.fromCodePoint(point) : UNREADABLE;
	}

	private textByProgram(code: number): string {
		const { program } = this;
		// Without a name there is no glyph, except in TrueType fonts, which have them by code.
		if (typeof program !== 'object' || program.kind !== 'truetype')
			return code > 32 && (program === undefined ? this.isSigns : program === 'unusable' && this.damage.found) ? UNREADABLE : '';
		const direct = program.codes === undefined ? program.unicode(code) : 0;
		const glyph = program.code(code) || direct;
		// The part of the program that has it may be lost.
		if (glyph === 0) return this.damage.found && code > 32 ? UNREADABLE : '';
		const point = program.pointOf(glyph);
		if (point > 0 && isMeaning(String.fromCodePoint(point))) return String.fromCodePoint(point);
		const named = textOfGlyph(program.nameOf(glyph));
		if (named) return named;
		const characters = this.isSigns ? '' : program.codes === 'macintosh' ? MAC_ROMAN_ENCODING : WIN_ANSI_ENCODING;
		const character = characters[code - 32];
		if (character !== undefined && isMeaning(character)) return character;
		return program.isDrawn(glyph) ? UNREADABLE : '';
	}
}
