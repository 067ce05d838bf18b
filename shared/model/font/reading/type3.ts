/** Type 3 fonts (ISO 32000-2, 9.6.4): what draws their glyphs. */
import type { PdfDocument } from '../../../pdf/document';
import type { Dict } from '../../../pdf/syntax/values';
import { encodingParts } from '../encodings';
import { readNameText } from '../font-dictionary';
import type { Type3 } from './glyph';

export function type3Of(document: PdfDocument, font: Dict): Type3 | undefined {
	if (readNameText(document, font.get('Subtype')) !== 'Type3') return undefined;
	const given = document.array(font.get('FontMatrix'))?.map((item) => document.resolve(item));
	const isMatrix = given?.length === 6 && given.every((item) => typeof item === 'number');
	const { differences } = encodingParts(document, font);
	return {
		matrix: isMatrix ? (given as unknown as Type3['matrix']) : [0.001, 0, 0, 0.001, 0, 0],
		procedures: document.dict(font.get('CharProcs')),
		resources: font.get('Resources'),
		procedureOf: (code) => differences?.get(code),
	};
}
