/** Images whose data is an image format, perhaps with further filters around it (ISO 32000-2, 7.4). */
import type { PdfDocument } from '../../../pdf/document';
import { listOf } from '../../../pdf/read/resolve-references';
import { Dict, isDict, Name, Stream, type Value } from '../../../pdf/syntax/values';

/** Filters whose data is an image format. */
const FORMATS: Readonly<Record<string, 'jpg' | 'jp2' | 'ccitt' | 'jbig2'>> = {
	DCTDecode: 'jpg',
	DCT: 'jpg',
	JPXDecode: 'jp2',
	CCITTFaxDecode: 'ccitt',
	CCF: 'ccitt',
	JBIG2Decode: 'jbig2',
};

interface Unwrapped {
	/** The image format that the data is in; undefined if it is samples. */
	readonly format: (typeof FORMATS)[string] | undefined;
	readonly parameters: Dict | undefined;
	/** The filter of that format, as it is written, and the stream without it. */
	readonly filter: Value;
	readonly before: Stream;
}

export function unwrapImage(document: PdfDocument, image: Stream): Unwrapped {
	const filters = listOf(document, image.dict.get('Filter'));
	const parameters = listOf(document, image.dict.get('DecodeParms'));
	const last = filters.at(-1) ?? null;
	const format = last instanceof Name ? FORMATS[last.text] : undefined;
	if (!format) return { format, parameters: undefined, filter: last, before: image };
	const dict = new Dict(image.dict);
	dict.set('Filter', filters.slice(0, -1));
	dict.set('DecodeParms', parameters.slice(0, filters.length - 1));
	const own = parameters[filters.length - 1];
	return { format, parameters: isDict(own) ? own : undefined, filter: last, before: new Stream(dict, image.data, image.sealed) };
}
