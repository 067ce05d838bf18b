/** Openers that nothing closes: from each of them, the parser looks for a closing part up to the end of the block. */
import { tooManyMarks } from './limits';

/** Characters that the parser may look at for this: they take about a twentieth of a second. */
const MOST = 3_000_000;

const OPENERS = /<\?|<!--|<!\[CDATA\[|<![a-zA-Z]|`+/g;
const CLOSERS: readonly (readonly [opener: string, closer: string])[] = [
	['<?', '?>'],
	['<!--', '-->'],
	['<![CDATA[', ']]>'],
	['<!', '>'],
];

/** @throws OctavoError `invalid_parameters` */
export function checkOpeners(text: string): void {
	let cost = 0;
	for (const block of text.split(/\n[ \t]*\n/)) {
		const codes = lastRuns(block);
		const ends = CLOSERS.map(([begin, closer]) => [begin, block.lastIndexOf(closer)] as const);
		for (const { 0: opener, index } of block.matchAll(OPENERS)) {
			const end = opener.startsWith('`') ? codes.get(opener.length)! : ends.find(([begin]) => opener.startsWith(begin))![1];
			if (end <= index) cost += block.length - index;
			if (cost > MOST) throw tooManyMarks();
		}
	}
}

/** Where the last row of backticks of each length begins. */
function lastRuns(block: string): ReadonlyMap<number, number> {
	const last = new Map<number, number>();
	for (const { 0: run, index } of block.matchAll(/`+/g)) last.set(run.length, index);
	return last;
}
