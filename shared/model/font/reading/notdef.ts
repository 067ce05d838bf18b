/** Which codes show the glyph `.notdef`, by the embedded program (ISO 32000-2, 9.6.5.4 and 9.7.4.2). PDF/A from part 2 on forbids it. */
import type { PdfDocument } from '../../../pdf/document';
import { type Dict, Stream } from '../../../pdf/syntax/values';
import { programOf } from '../embedding';
import { encodingOf, encodingParts, isSymbolic, type Encoded } from '../encodings';
import { descendantOf, descriptorOf, readNameText } from '../font-dictionary';
import { glyphOfPoint } from '../glyph-names';
import type { FontProgram } from '../program/font-program';
import { codeMapOf } from './embedded-cmap';

/** Whether a string that is shown has a code without a glyph. Undefined if the font has no program, or one that cannot be read. */
export type ShowsNotdef = (shown: Uint8Array) => boolean;

export async function notdefIn(document: PdfDocument, font: Dict): Promise<ShowsNotdef | undefined> {
	const subtype = readNameText(document, font.get('Subtype'));
	// Glyphs of Type 3 fonts are content.
	if (subtype === 'Type3') return () => false;
	const program = programOf(document, font);
	if (typeof program !== 'object') return undefined;
	return subtype === 'Type0' ? await inComposite(document, font, program) : inSimple(document, font, program);
}

async function inComposite(document: PdfDocument, font: Dict, program: FontProgram): Promise<ShowsNotdef> {
	const map = await codeMapOf(document, font.get('Encoding'), { found: false });
	const toGlyph = document.resolve(descendantOf(document, font)?.get('CIDToGIDMap'));
	const glyphs = toGlyph instanceof Stream ? document.decoded(toGlyph) : undefined;
	const isThere = (cid: number): boolean => {
		if (program.kind === 'cid') return cid > 0 && program.has(cid);
		if (program.kind === 'named') return cid > 0 && program.nameOf(cid) !== '';
		return program.has(glyphs ? ((glyphs[cid * 2] ?? 0) << 8) | (glyphs[cid * 2 + 1] ?? 0) : cid);
	};
	return (shown) => {
		for (let at = 0; at < shown.length;) {
			const length = map.lengthAt(shown, at);
			if (at + length > shown.length) return true;
			let code = 0;
			for (const end = at + length; at < end; at++) code = code * 256 + shown[at]!;
			if (!isThere(map.cidOf(code, length))) return true;
		}
		return false;
	};
}

function inSimple(document: PdfDocument, font: Dict, program: FontProgram): ShowsNotdef {
	const { differences } = encodingParts(document, font);
	const symbolic = isSymbolic(document, descriptorOf(document, font), font);
	const encoding = encodingOf(document, font, symbolic, true);
	const isThere = (code: number): boolean => {
		const named = differences?.get(code);
		const encoded = encoding?.get(code);
		return program.kind === 'truetype'
			? hasGlyph(program, code, encoded)
			: hasName(program, code, named ?? encoded?.name, encoded);
	};
	const known = new Map<number, boolean>();
	return (shown) =>
		shown.some((code) => {
			const there = known.get(code) ?? isThere(code);
			known.set(code, there);
			return !there;
		});
}

const hasGlyph = (program: FontProgram, code: number, encoded: Encoded | undefined): boolean =>
	(encoded !== undefined && (program.unicode(encoded.point) > 0 || program.glyphOf(encoded.name) > 0)) ||
	program.code(code) > 0 ||
	(program.codes === undefined && program.unicode(code) > 0);

function hasName(program: FontProgram, code: number, named: string | undefined, encoded: Encoded | undefined): boolean {
	const name = named ?? program.encoding?.get(code);
	if (name === undefined || name === '.notdef') return false;
	return program.has(name) || (encoded !== undefined && program.has(glyphOfPoint(encoded.point)));
}
