import type { Example } from './example';

/** Of a page of which nothing else is known. */
const ONE_WORD = Buffer.from('{"pages": [{"page": 1, "width": 100, "height": 100, "words": []}]}');

export const add_text_layer: Example = {
	inputs: ['receipts.pdf'],
	parameters: { text_layer: { sample: 'receipts.hocr' } },
	atScale: { text_layer: { name: 'words.json', bytes: ONE_WORD } },
	small: { text_layer: { name: 'words.json', bytes: ONE_WORD } },
	shows: 'a scan in which text can be searched and copied',
	gives: { texts: [['Receipt 4711', '']], holds: ['/OCR BMC'] },
};
