/** Selectors of rules within rules (CSS Nesting 1, 3). */
import { LONGEST_SELECTOR } from './limits';
import { findMark } from './scan-css';

/** The selectors of an inner rule as those of a rule on its own; empty, which selects nothing, if they are too long. */
export function nestSelectors(inner: string, parent: string): string {
	const parts: string[] = [];
	let length = 0;
	for (let at = 0; at <= inner.length;) {
		const end = findMark(inner, at, ',');
		const marks = countMarks(inner.slice(at, end));
		length += end - at + (marks + 1) * (parent.length + 5);
		if (length > LONGEST_SELECTOR) return '';
		parts.push(nestOne(inner.slice(at, end).trim(), parent));
		at = end + 1;
	}
	return parts.join(', ');
}

function nestOne(selector: string, parent: string): string {
	const isOne = findMark(parent, 0, ',') === parent.length && !parent.includes(':');
	const all = `:is(${parent})`;
	if (countMarks(selector) === 0) return `${isOne ? parent : all} ${selector}`;
	// The name of a type may follow the mark, but not its selector.
	const isFirst = isOne && /^&(?![\w*|])/.test(selector);
	return selector.replace(MARK_OR_STRING, (found, at: number) => (found !== '&' ? found : isFirst && at === 0 ? parent : all));
}

/** The mark for the selectors around, and strings, in which it is a character like others. */
const MARK_OR_STRING = /&|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;

const countMarks = (selector: string): number => [...selector.matchAll(MARK_OR_STRING)].filter(([found]) => found === '&').length;
