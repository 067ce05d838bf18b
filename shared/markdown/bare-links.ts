/**
 * GitHub's extensions, with links without marks found in time. After an open bracket the parser finds none, and looks back for it at each
 * word: in time with the square of the words.
 */
import { gfm } from 'micromark-extension-gfm';
import type { Construct, Extension, TokenizeContext } from './extension';

const BARE_LINKS: ReadonlySet<string> = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

type Events = TokenizeContext['events'];

/** The open bracket of a text that was found last, and its place. */
type Brackets = WeakMap<Events, readonly [at: number, bracket: Events[number][1]]>;

/** `gfm` of its package: a bracket that was found and is still open is not looked for again. */
export function gfmWithBrackets(): Extension {
	const { text = {}, ...others } = gfm();
	const brackets: Brackets = new WeakMap();
	const remembered = Object.entries(text).map(([code, found]) => {
		const constructs = found === undefined ? [] : Array.isArray(found) ? found : [found];
		return [code, constructs.map((one) => (BARE_LINKS.has(one.name ?? '') ? rememberBrackets(one, brackets) : one))] as const;
	});
	return { ...others, text: Object.fromEntries(remembered) };
}

function rememberBrackets(construct: Construct, brackets: Brackets): Construct {
	const { tokenize } = construct;
	return {
		...construct,
		tokenize(effects, ok, nok) {
			return isInBracket(this.events, brackets) ? nok : tokenize.call(this, effects, ok, nok);
		},
	};
}

function isInBracket(events: Events, brackets: Brackets): boolean {
	const known = brackets.get(events);
	if (known && isOpen(known[1]) && events[known[0]]?.[1] === known[1]) return true;
	for (let at = events.length - 1; at >= 0; at--) {
		const token = events[at]![1];
		if (isOpen(token)) {
			brackets.set(events, [at, token]);
			return true;
		}
		// The parser found no bracket before this one.
		if ('_gfmAutolinkLiteralWalkedInto' in token) break;
	}
	return false;
}

const isOpen = ({ type, _balanced }: Events[number][1]): boolean => (type === 'labelLink' || type === 'labelImage') && !_balanced;
