/** The lines of a page's text that were removed and added. */
import type { ComparedText } from './page-print';

const MOST_LINES = 200;
const MOST_CHARACTERS = 200;
/** Lines of one page that are compared; more differences than `MOST_EDITS` are not looked for one by one. */
const MOST_COMPARED = 20_000;
const MOST_EDITS = 300;

export interface LineDiff {
	/** Each begins with `-` or `+`. */
	readonly lines: readonly string[];
	/** Whether lines were left out or cut. */
	readonly truncated: boolean;
}

export async function lineDiff(before: ComparedText, after: ComparedText): Promise<LineDiff> {
	const { diffArrays } = await import('diff');
	const [old, now] = [comparedLines(before), comparedLines(after)];
	const changes = diffArrays(
		old.map(({ masked }) => masked),
		now.map(({ masked }) => masked),
		{ maxEditLength: MOST_EDITS },
	) ?? [
		{ removed: true, added: false, count: old.length },
		{ removed: false, added: true, count: now.length },
	];
	const lines: string[] = [];
	let [oldAt, nowAt] = [0, 0];
	let truncated = old.length === MOST_COMPARED || now.length === MOST_COMPARED;
	const add = (sign: string, line: string): void => {
		if (lines.length === MOST_LINES) truncated = true;
		else lines.push(sign + cutLine(line));
		if (line.length > MOST_CHARACTERS) truncated = true;
	};
	for (const { removed, added, count } of changes) {
		if (removed) for (let line = 0; line < count; line++) add('-', old[oldAt + line]!.text);
		if (added) for (let line = 0; line < count; line++) add('+', now[nowAt + line]!.text);
		if (!added) oldAt += count;
		if (!removed) nowAt += count;
	}
	return { lines, truncated };
}

/** Lines as they are read, and as they are compared. Where text that does not count goes over a line end, lines are shown as compared. */
function comparedLines({ text, masked }: ComparedText): { readonly text: string; readonly masked: string }[] {
	const compared = masked.split('\n', MOST_COMPARED);
	const read = text.split('\n', MOST_COMPARED);
	return compared.map((line, index) => ({ masked: line, text: read.length === compared.length ? read[index]! : line }));
}

/** At most 200 characters of a text. */
export function cutLine(line: string): string {
	if (line.length <= MOST_CHARACTERS) return line;
	const end = /[\ud800-\udbff]$/.test(line.slice(0, MOST_CHARACTERS - 1)) ? MOST_CHARACTERS - 2 : MOST_CHARACTERS - 1;
	return `${line.slice(0, end)}…`;
}
