/** Fonts as text is read: what the codes of a shown string mean, and how far each one moves on (docs/semantics.md, D46). */
import type { PdfDocument } from '../../../pdf/document';
import type { Damage } from '../../../pdf/filters';
import { mendKeys } from '../../../pdf/syntax/misspelt-keys';
import { Dict, isName, isRef, type Value } from '../../../pdf/syntax/values';
import { compositeReader } from './composite-reader';
import type { ReadingFont } from './glyph';
import { gbkFont } from './gbk-font';
import { simpleReader } from './simple-reader';

export type { Glyph, ReadingFont, Type3 } from './glyph';

const known = new WeakMap<PdfDocument, Map<number | Value, Promise<ReadingFont>>>();

/** The font of a font resource. Each is read once; documents that are read must not change. */
export function readingFont(document: PdfDocument, font: Value): Promise<ReadingFont> {
	let fonts = known.get(document);
	if (!fonts) known.set(document, (fonts = new Map<number | Value, Promise<ReadingFont>>()));
	const key = isRef(font) ? font.number : font;
	let read = fonts.get(key);
	if (!read) fonts.set(key, (read = readFont(document, document.dict(font) ?? new Dict())));
	return read;
}

/** Entries without which the text of a font is wrong, or in other places. */
const ENTRIES = ['Subtype', 'BaseFont', 'Encoding', 'Widths', 'FirstChar', 'ToUnicode', 'DescendantFonts', 'FontDescriptor'];

function readFont(document: PdfDocument, written: Dict): Promise<ReadingFont> {
	const mended = mendKeys(written, ENTRIES);
	const damage: Damage = { found: mended !== undefined };
	const font = mended?.dict ?? written;
	const composite = isName(document.resolve(font.get('Subtype')), 'Type0') ? font : gbkFont(document, font);
	return composite ? compositeReader(document, composite, damage) : simpleReader(document, font, damage);
}
