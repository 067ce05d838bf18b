/** Small files to stamp other documents with. */
import { rawPdf } from './raw';

/** An image of one pixel. */
export const PIXEL: Uint8Array = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
	'base64',
);

/** A document of one page with this text, in `mode`: 0 is filled, 3 is invisible (ISO 32000-2, table 104). */
export const textPage = (text: string, mode: 0 | 3): Uint8Array =>
	rawPdf({
		1: '<</Type/Catalog/Pages 2 0 R>>',
		2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
		3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
		4: ['', `BT /F 12 Tf ${mode} Tr 72 72 Td (${text}) Tj ET`],
		5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
	});
