/** The line at the head or the foot of each page, in up to three parts (docs/semantics.md, D84). */

const PLACEHOLDERS = ['number', 'last', 'title', 'date'] as const;
export type RunningPlaceholder = (typeof PLACEHOLDERS)[number];
export type RunningPiece = string | { readonly placeholder: RunningPlaceholder };

export interface RunningLine {
	readonly left: readonly RunningPiece[];
	readonly middle: readonly RunningPiece[];
	readonly right: readonly RunningPiece[];
}

const VALID = `use ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}, and a \\ before a brace that is text`;
const ESCAPED = '{}|\\';

/**
 * One part is centered, two are left and right, three are left, middle and right; `\` makes a brace, a bar or itself text.
 * `parseRunningLine('Report|{number}')` has `Report` on the left and the page number on the right.
 */
export function parseRunningLine(text: string): RunningLine | { readonly problem: string } {
	const parts: RunningPiece[][] = [[]];
	const unknown: string[] = [];
	let literal = '';
	const flush = (): void => {
		if (literal !== '') parts.at(-1)!.push(literal);
		literal = '';
	};
	for (let at = 0; at < text.length; at++) {
		const character = text[at]!;
		if (character === '\\' && at + 1 < text.length && ESCAPED.includes(text[at + 1]!)) literal += text[++at]!;
		else if (character === '|') {
			flush();
			parts.push([]);
		} else if (character === '}') return { problem: `has a brace that belongs to no placeholder; ${VALID}` };
		else if (character === '{') {
			const end = text.indexOf('}', at);
			if (end < 0) return { problem: `has a brace that belongs to no placeholder; ${VALID}` };
			const name = text.slice(at + 1, end);
			const placeholder = PLACEHOLDERS.find((one) => one === name);
			flush();
			if (placeholder) parts.at(-1)!.push({ placeholder });
			else unknown.push(`{${name}}`);
			at = end;
		} else literal += character;
	}
	flush();
	if (unknown.length > 0) return { problem: `has the unknown ${unknown.join(' and ')}; ${VALID}` };
	if (parts.length > 3) return { problem: 'has more than three parts; use at most two bars (|), and \\| for a bar that is text' };
	const [first = [], second = [], third = []] = parts;
	if (parts.length === 1) return { left: [], middle: first, right: [] };
	return parts.length === 2 ? { left: first, middle: [], right: second } : { left: first, middle: second, right: third };
}
