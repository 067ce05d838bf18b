/** Metadata of inline images (ISO 32000-2, 8.9.7) in JPEG: the image is written again without it. */
import type { PdfDocument } from '../../../pdf/document';
import type { ContentOperators } from '../../content/operators';
import { unwrapImage } from '../../image/export/unwrapped';
import { inlineImage } from '../../image/inline-image';
import { stripJpeg } from '../../image/strip-jpeg';

/** Entries that say how the data are packed; `L` is their length (PDF 2.0). */
const PACKING = ['F', 'Filter', 'DP', 'DecodeParms', 'L', 'Length'];

/** The operators of the image without its metadata; undefined if it has none. */
export function inlineWithoutMetadata(document: PdfDocument, operators: ContentOperators): string | undefined {
	const image = inlineImage(operators);
	const { format, before } = image ? unwrapImage(document, image) : {};
	const data = format === 'jpg' && before ? document.decodedPart(before)?.data : undefined;
	if (!data) return undefined;
	const stripped = stripJpeg(data);
	if (stripped === data) return undefined;
	const written = (from: number, to: number): string =>
		Buffer.from(operators.content.subarray(operators.startOf(from), operators.endOf(to))).toString('latin1');
	const entries: string[] = [];
	for (let at = 0; at + 1 < operators.count; at += 2) {
		const key = operators.name(at) ?? '';
		if (!PACKING.includes(key)) entries.push(written(at, at + 1));
		// The color transform of the image; filters around it are undone.
		else if ((key === 'DP' || key === 'DecodeParms') && written(at + 1, at + 1).startsWith('<<'))
			entries.push(written(at, at + 1));
	}
	const body = Buffer.from(stripped).toString('latin1');
	return `BI ${entries.join(' ')} /F /DCT /L ${stripped.length} ID ${body}\nEI`;
}
