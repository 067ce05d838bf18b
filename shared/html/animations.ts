/** Animations as they look when they have ended: a page shows what stays (CSS Animations 1, 3 and 4). */
import { MOST_RULES, tooManyRules } from './limits';
import { declarationsIn, findMark, statementsIn, type Declaration } from './scan-css';

/** The first and the last keyframe of an animation. */
export interface Keyframes {
	readonly from: readonly Declaration[];
	readonly to: readonly Declaration[];
}

/**
 * `from { opacity: 0 } to { opacity: 1 }`; others are passed by.
 *
 * @throws OctavoError `invalid_parameters` for too many
 */
export function readKeyframes(block: string): Keyframes {
	const frames = { from: [] as Declaration[], to: [] as Declaration[] };
	let rules = 0;
	for (const { prelude, block: inner } of statementsIn(block)) {
		if (++rules > MOST_RULES) throw tooManyRules();
		if (inner === undefined) continue;
		const places = prelude
			.toLowerCase()
			.split(',', MOST_PLACES)
			.map((place) => place.trim());
		if (places.some((place) => place === 'from' || place === '0%')) frames.from = declarationsIn(inner);
		if (places.some((place) => place === 'to' || place === '100%')) frames.to = declarationsIn(inner);
	}
	return frames;
}

const MOST_PLACES = 100;

interface Animation {
	names: readonly string[];
	fills: readonly string[];
	directions: readonly string[];
	counts: readonly string[];
}

const FILLS: ReadonlySet<string> = new Set(['none', 'forwards', 'backwards', 'both']);
const DIRECTIONS: ReadonlySet<string> = new Set(['normal', 'reverse', 'alternate', 'alternate-reverse']);
const COUNT = /^(?:infinite|\d+(?:\.\d+)?)$/;

/**
 * The declarations that animations leave on an element after they have ended. `listed` are its declarations, later ones win;
 * `valueOf` puts in variables.
 */
export function endOfAnimations(
	listed: Iterable<Declaration>,
	keyframes: ReadonlyMap<string, Keyframes>,
	valueOf: (text: string) => string | undefined,
): Declaration[] {
	const animation: Animation = { names: [], fills: [], directions: [], counts: [] };
	for (const { name, value } of listed) {
		const property = /^(?:-webkit-)?animation(?:-(name|fill-mode|direction|iteration-count))?$/.exec(name);
		if (!property) continue;
		const parts = splitList(valueOf(value) ?? '');
		switch (property[1]) {
			case undefined:
				Object.assign(animation, readShorthand(parts, keyframes));
				break;
			case 'name':
				animation.names = parts;
				break;
			case 'fill-mode':
				animation.fills = parts;
				break;
			case 'direction':
				animation.directions = parts;
				break;
			default:
				animation.counts = parts;
		}
	}
	return animation.names.flatMap((name, index) => lastFrameOf(animation, index, keyframes.get(name)));
}

function lastFrameOf(
	{ fills, directions, counts }: Animation,
	index: number,
	frames: Keyframes | undefined,
): readonly Declaration[] {
	const at = (list: readonly string[]): string | undefined => list[index % Math.max(list.length, 1)];
	const fill = at(fills);
	const count = at(counts) ?? '1';
	if (!frames || (fill !== 'forwards' && fill !== 'both') || count === 'infinite') return [];
	const direction = at(directions) ?? 'normal';
	const turns = direction.startsWith('alternate') && Number(count) % 2 === 0;
	return direction.endsWith('reverse') !== turns ? frames.from : frames.to;
}

function readShorthand(parts: readonly string[], keyframes: ReadonlyMap<string, Keyframes>): Animation {
	const words = parts.map((part) => part.split(/\s+/));
	const each = (isMeant: (word: string) => boolean, usual: string): string[] => words.map((list) => list.find(isMeant) ?? usual);
	return {
		names: each((word) => keyframes.has(word), ''),
		fills: each((word) => FILLS.has(word.toLowerCase()), 'none').map((word) => word.toLowerCase()),
		directions: each((word) => DIRECTIONS.has(word.toLowerCase()), 'normal').map((word) => word.toLowerCase()),
		counts: each((word) => COUNT.test(word), '1'),
	};
}

/** Characters of a list; it is read again for each element. */
const LONGEST = 1_000;

/** A list that commas divide, but those in functions. */
function splitList(value: string): string[] {
	const parts: string[] = [];
	if (value.length > LONGEST) return parts;
	for (let at = 0; at < value.length;) {
		const end = findMark(value, at, ',');
		parts.push(value.slice(at, end).trim());
		at = end + 1;
	}
	return parts;
}
