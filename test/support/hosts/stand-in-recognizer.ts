/** A recognizer that needs no data: on an image with anything dark it finds one word, as large as all that is dark. */
import type { ImageOfText, Recognizer, WordOfImage } from '../../../shared/contract/lent';

export const STAND_IN_WORD = 'Ledger';
const DARK = 128;

export const standInRecognizer: Recognizer = {
	languages: ['deu', 'eng'],
	cure: 'The operator can add its data',
	open: () => ({ recognize: (image) => Promise.resolve(wordsOf(image)), close: () => Promise.resolve() }),
};

function wordsOf({ width, height, samples }: ImageOfText): WordOfImage[] {
	let [left, top, right, bottom] = [width, height, 0, 0];
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			if (samples[y * width + x]! >= DARK) continue;
			[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
		}
	if (right <= left) return [];
	return [{ text: STAND_IN_WORD, x: left, y: top, width: right - left, height: bottom - top, confidence: 90, beginsLine: true }];
}
