/** Text in a simple font of the document (ISO 32000-2, 9.6): one byte a character, by its encoding. */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, dict, name as nameValue, type Value } from '../../pdf/syntax/values';
import { programOf } from './embedding';
import { type Encoded, encodingOf, isSymbolic, WIN_ANSI_ENCODING } from './encodings';
import { descriptorOf, readNameText } from './font-dictionary';
import { glyphOfPoint } from './glyph-names';
import type { FontProgram } from './program/font-program';
import { isStandard, standardExtent, standardWidths } from './standard-fonts';
import { type Extent, literalString, verticalExtent, type TextFont } from './text-font';
import { simpleWidths } from './widths';
import { dingbats } from './zapf-dingbats';

interface Code {
	readonly code: number;
	readonly width: number;
}

/** @returns undefined for fonts in which no text can be set by its characters. */
export function simpleFont(document: PdfDocument, resource: Value, font: Dict): TextFont | undefined {
	if (!/^(Type1|MMType1|TrueType)$/.test(readNameText(document, font.get('Subtype')))) return undefined;
	const descriptor = descriptorOf(document, font);
	const program = programOf(document, font);
	if (program === 'unusable') return undefined;
	if (!program && readNameText(document, font.get('BaseFont')) === 'ZapfDingbats') return signFont(resource);
	const standard = program ? undefined : standardWidths(readNameText(document, font.get('BaseFont')));
	const symbolic = isSymbolic(document, descriptor, font);
	const encoding = encodingOf(document, font, symbolic, program !== undefined);
	if (!encoding) return undefined;
	const widths = simpleWidths(document, font, descriptor, standard);
	const codes = new Map<number, Code>();
	for (const [code, encoded] of encoding) {
		if (codes.has(encoded.point) || (program && !hasGlyph(program, code, encoded))) continue;
		const width = widths(code, encoded.point);
		if (width !== undefined) codes.set(encoded.point, { code, width });
	}
	// Where a font has the soft hyphen or the no-break space, their looks are the plain ones.
	for (const [other, usual] of [
		[0xa0, 0x20],
		[0x2010, 0x2d],
		[0x2011, 0x2d],
	] as const)
		if (!codes.has(other) && codes.has(usual)) codes.set(other, codes.get(usual)!);
	if (codes.size === 0) return undefined;
	return new SimpleFont(resource, codes, extentOf(document, font, descriptor, standard !== undefined));
}

/** A standard font in WinAnsiEncoding, which needs neither a font program nor a descriptor. */
export function standardFont(document: PdfDocument, name = 'Helvetica'): TextFont {
	const resource = document.add(
		dict({
			Type: nameValue('Font'),
			Subtype: nameValue('Type1'),
			BaseFont: nameValue(name),
			Encoding: nameValue('WinAnsiEncoding'),
		}),
	);
	const widths = standardWidths(name)!;
	const codes = new Map<number, Code>();
	for (let code = 32; code < 256; code++) {
		const point = WIN_ANSI_ENCODING.charCodeAt(code - 32);
		const width = widths(point);
		if (point !== 0 && width !== undefined) codes.set(point, { code, width });
	}
	return new SimpleFont(resource, codes, standardExtent(name));
}

/** The name of the standard font with Latin letters that a font dictionary names and that viewers have. */
export function standardName(document: PdfDocument, font: Dict): string | undefined {
	const name = readNameText(document, font.get('BaseFont'));
	return isStandard(name) && programOf(document, font) === undefined ? name : undefined;
}

/** ZapfDingbats: a text field stores the codes of its signs, as letters. The signs themselves are understood as well. */
function signFont(resource: Value): TextFont {
	const codes = new Map<number, Code>();
	for (const { code, point, width } of dingbats()) {
		codes.set(point, { code, width });
		if (code < 127) codes.set(code, { code, width });
	}
	return new SimpleFont(resource, codes, { capHeight: 692, descent: -143 });
}

class SimpleFont implements TextFont {
	constructor(
		readonly resource: Value,
		private readonly codes: ReadonlyMap<number, Code>,
		readonly extent: Extent,
	) {}

	covers(text: string): boolean {
		for (const character of text) if (!this.codes.has(character.codePointAt(0)!)) return false;
		return true;
	}

	width(text: string): number {
		let width = 0;
		for (const character of text) width += this.codes.get(character.codePointAt(0)!)?.width ?? 0;
		return width;
	}

	show(text: string): string {
		const codes: number[] = [];
		for (const character of text) codes.push(this.codes.get(character.codePointAt(0)!)?.code ?? 32);
		return `${literalString(codes)} Tj`;
	}
}

/** Whether the program has the glyph that a viewer would look for (9.6.5.4 for TrueType). */
function hasGlyph(program: FontProgram, code: number, { point, name }: Encoded): boolean {
	if (program.kind !== 'truetype') return program.has(name) || program.has(glyphOfPoint(point)) || point === 0x20;
	const glyph = program.unicode(point) || program.code(code);
	if (glyph > 0) return point === 0x20 || point === 0xa0 || program.isDrawn(glyph);
	return program.has(name);
}

function extentOf(document: PdfDocument, font: Dict, descriptor: Dict | undefined, standard: boolean): Extent {
	if (!descriptor && standard) return standardExtent(readNameText(document, font.get('BaseFont')));
	return verticalExtent(document.resolve(descriptor?.get('CapHeight')), document.resolve(descriptor?.get('Descent')));
}
