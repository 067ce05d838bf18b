/** Selectors of rules within rules (CSS Nesting 1, 3). */
import { LONGEST_SELECTOR } from './limits';
import { findMark } from './scan-css';

/** The selectors of an inner rule as those of a rule on its own; empty, which selects nothing, if they are too long. */
export function nestSelectors(inner: string, parent: string): string {
	const parts: string[] = [];
	let length = 0;
	for (let at = 0; at <= inner.length;) {
		const end = findMark(inner, at, ',');
		const marks = inner.slice(at, end).split('&').length;
		length += end - at + marks * (parent.length + 5);
		if (length > LONGEST_SELECTOR) return '';
		parts.push(nestOne(inner.slice(at, end).trim(), parent));
		at = end + 1;
	}
	return parts.join(', ');
}

function nestOne(selector: string, parent: string): string {
	const isOne = findMark(parent, 0, ',') === parent.length && !parent.includes(':');
	const all = `:is(${parent})`;
	if (!selector.includes('&')) return `${isOne ? parent : all} ${selector}`;
	// The name of a type may follow the mark, but not its selector.
	const [before, ...after] = selector.split('&');
	const joined = after.join(all);
	return before === '' && isOne && !/^[\w*|]/.test(joined) ? `${parent}${joined}` : `${before}${all}${joined}`;
}
