/** A font embedded straight in one of our documents. */
import type { Font, Glyph } from '@pdf-lib/fontkit';
import { PDFContext } from 'pdf-lib';
import type { PdfDocument } from '../../pdf/document';
import type { Ref } from '../../pdf/syntax/values';
import { adopt } from './adoption';
import { embedFont } from './embedded-font';

export interface EmbeddedFont {
	readonly ref: Ref;
	/** The glyph's code in strings shown with this font: four hexadecimal digits. */
	readonly codeOf: (glyph: Glyph) => string;
}

export async function embedIn(document: PdfDocument, font: Font, used: readonly Glyph[]): Promise<EmbeddedFont> {
	const context = PDFContext.create();
	const { ref, codeOf } = await embedFont(context, font, used);
	return { ref: adopt(document, context, ref), codeOf };
}
