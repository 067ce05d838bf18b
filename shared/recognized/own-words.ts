/** Recognized words as JSON, in the shape that docs/semantics.md (§40) describes. */
import { isObject, parseJson } from '../contract/json';
import type { Pace } from '../pace/pace';
import { MOST_WORDS, type RecognizedPage, type RecognizedWord, type Recognition } from './words';

/** JSON is parsed at once, and no step may take longer than about 0.1 s. */
const LARGEST = 8_000_000;

const SHAPE =
	'must be {"pages": [{"page": 1, "width": 2480, "height": 3508, "words": [{"text": "Invoice", "x": 210, "y": 180, "width": 300, "height": 60, "confidence": 96}]}]}';

export async function readOwnWords(text: string, pace: Pace): Promise<Recognition> {
	if (text.length > LARGEST)
		return { problem: `is JSON of more than ${LARGEST / 1e6} MB: give fewer pages at a time, or hOCR or ALTO` };
	const value = parseJson(text);
	await pace.rest();
	const given = isObject(value) ? value['pages'] : undefined;
	if (!Array.isArray(given)) return { problem: SHAPE };
	const pages: RecognizedPage[] = [];
	let count = 0;
	for (const [index, one] of (given as unknown[]).entries()) {
		const at = `pages[${index + 1}]`;
		if (!isObject(one)) return { problem: `${at} is not an object: it ${SHAPE}` };
		const { page, width, height, words } = one;
		if (!isCount(page)) return { problem: `${at}.page must be the number of a page, from 1` };
		if (!isSize(width) || !isSize(height))
			return { problem: `${at}.width and ${at}.height must be those of the image, greater than 0` };
		if (!Array.isArray(words)) return { problem: `${at}.words must be a list` };
		count += words.length;
		if (count > MOST_WORDS) return { problem: `has more than ${MOST_WORDS} words` };
		const read: RecognizedWord[] = [];
		for (const [position, word] of (words as unknown[]).entries()) {
			const due = pace.step(500);
			if (due) await due;
			const known = wordOf(word);
			if (typeof known === 'string') return { problem: `${at}.words[${position + 1}]${known}` };
			read.push(known);
		}
		pages.push({ page, width, height, words: read });
	}
	return { pages };
}

/** A word, or the end of the sentence that says what is wrong. */
function wordOf(given: unknown): RecognizedWord | string {
	if (!isObject(given)) return ' is not an object with text, x, y, width and height';
	const { text, x, y, width, height, confidence, line } = given;
	if (typeof text !== 'string') return '.text must be a text';
	if (!isNumber(x) || !isNumber(y)) return '.x and .y must be numbers';
	if (!isSize(width) || !isSize(height)) return '.width and .height must be greater than 0';
	if (confidence !== undefined && !(isNumber(confidence) && confidence >= 0 && confidence <= 100))
		return '.confidence must be a number from 0 to 100';
	if (line !== undefined && typeof line !== 'boolean') return '.line must be true where a line begins';
	return {
		text,
		x,
		y,
		width,
		height,
		...(confidence === undefined ? {} : { confidence }),
		...(line === undefined ? {} : { beginsLine: line }),
	};
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isSize = (value: unknown): value is number => isNumber(value) && value > 0;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1;
