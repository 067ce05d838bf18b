/** Characters that say the directions of boxes where the order of a line is found (CSS Writing Modes 3, 2.4.2; UAX #9, 2). */
import { LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK } from '../../font/shaping/bidi';
import type { Style } from '../boxes/style';

const [LEFT_EMBEDDING, RIGHT_EMBEDDING, EMBEDDING_END] = ['\u202a', '\u202b', '\u202c'];
const [LEFT_OVERRIDE, RIGHT_OVERRIDE] = ['\u202d', '\u202e'];
const [LEFT_ISOLATE, RIGHT_ISOLATE, FIRST_STRONG_ISOLATE, ISOLATE_END] = ['\u2066', '\u2067', '\u2068', '\u2069'];

/** Where an inline box begins. */
export function openDirection({ unicodeBidi, direction }: Style): string {
	const isRight = direction === 'rtl';
	switch (unicodeBidi) {
		case 'normal':
			return '';
		case 'embed':
			return isRight ? RIGHT_EMBEDDING : LEFT_EMBEDDING;
		case 'isolate':
			return isRight ? RIGHT_ISOLATE : LEFT_ISOLATE;
		case 'bidi-override':
			return isRight ? RIGHT_ISOLATE + RIGHT_OVERRIDE : LEFT_ISOLATE + LEFT_OVERRIDE;
		case 'plaintext':
			return FIRST_STRONG_ISOLATE;
	}
}

/** Where it ends. */
export function closeDirection({ unicodeBidi }: Style): string {
	switch (unicodeBidi) {
		case 'normal':
			return '';
		case 'embed':
			return EMBEDDING_END;
		case 'bidi-override':
			return EMBEDDING_END + ISOLATE_END;
		default:
			return ISOLATE_END;
	}
}

/** Where a line of a block begins. That of plain text has the direction of its first letter. */
export function lineDirection({ unicodeBidi, direction }: Style): string {
	if (unicodeBidi === 'plaintext') return '';
	const isRight = direction === 'rtl';
	const mark = isRight ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK;
	return unicodeBidi === 'bidi-override' ? mark + (isRight ? RIGHT_OVERRIDE : LEFT_OVERRIDE) : mark;
}
