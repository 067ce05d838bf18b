/** The words that a page has within boxes. */
import type { Box } from '../../model/geometry/geometry';
import type { Flow } from '../../model/text/fragments/flow';
import type { Pace } from '../../pace/pace';
import { cutLine } from './line-diff';

/** Words of a page that are looked at. */
const MOST_WORDS = 20_000;
const MOST_CHARACTERS = 200;
/** The part of its height that a word shares with a box that it is in. */
const SHARED = 0.4;
const COST = 1000;

/** For each box the words that are in it, as they are read, at most 200 characters. */
export async function wordsWithin(flow: Flow, boxes: readonly Box[], pace: Pace): Promise<string[]> {
	const found = boxes.map(() => '');
	let count = 0;
	for (const { 0: word, index } of flow.text.matchAll(/\S+/g)) {
		if (++count > MOST_WORDS) break;
		const place = flow.box(index, index + word.length);
		if (place)
			for (const [number, box] of boxes.entries()) {
				const words = found[number]!;
				if (words.length <= MOST_CHARACTERS && isWithin(box, place.x, place.y, place.width, place.height))
					found[number] = words === '' ? word : `${words} ${word}`;
			}
		const due = pace.step(COST + boxes.length * 20);
		if (due) await due;
	}
	return found.map(cutLine);
}

function isWithin([left, top, right, bottom]: Box, x: number, y: number, width: number, height: number): boolean {
	const shared = Math.min(bottom, y + height) - Math.max(top, y);
	return x < right && x + width > left && shared > SHARED * Math.min(height, bottom - top);
}
