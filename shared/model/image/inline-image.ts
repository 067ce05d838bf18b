/** Inline images (ISO 32000-2, 8.9.7) as streams with the keys of image XObjects. */
import { Dict, Stream } from '../../pdf/syntax/values';
import type { ContentOperators } from '../content/operators';

/** Keys of inline images (Table 91), and what they mean. */
const KEYS: Readonly<Record<string, string>> = {
	BPC: 'BitsPerComponent',
	CS: 'ColorSpace',
	D: 'Decode',
	DP: 'DecodeParms',
	F: 'Filter',
	H: 'Height',
	IM: 'ImageMask',
	W: 'Width',
};

/** The image that `BI` begins; undefined if it has no data. */
export function inlineImage(operators: ContentOperators): Stream | undefined {
	if (operators.dataStart < 0) return undefined;
	const dict = new Dict();
	for (let at = 0; at + 1 < operators.count; at += 2) {
		const key = operators.name(at);
		if (key !== undefined) dict.set(KEYS[key] ?? key, operators.value(at + 1));
	}
	return new Stream(dict, operators.content.subarray(operators.dataStart, operators.dataEnd));
}
