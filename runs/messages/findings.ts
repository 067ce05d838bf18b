/** The findings of operations in a few words, for a line of the log: numbers, and never text (docs/semantics.md, D47 and D67). */
import type { Facts, JsonObject } from '../../shared/contract/backend';
import { operationOf } from '../../shared/contract/operations';
import { countNoun } from '../../shared/sentences';

const CONTENT = operationOf('extract_text').dataKey ?? '';
const SEARCH = operationOf('find_text').dataKey ?? '';

/** `12 matches`, `no text: 3 pages are scans`; nothing where no text was read. */
export function sayFindings(data: Readonly<Record<string, JsonObject>>, { textlessPages = [] }: Facts): string {
	const { [SEARCH]: search, [CONTENT]: content } = data;
	const found = [...(search ? [sayMatches(search)] : []), ...(content ? [sayCharacters(content)] : [])].join(', ');
	if (textlessPages.length === 0) return found;
	const scans = countNoun(textlessPages.length, 'page is a scan', 'pages are scans');
	return found === '' ? scans : `${found}: ${scans}`;
}

function sayMatches({ count, truncated }: JsonObject): string {
	const matches = count === 0 ? 'no match' : countNoun(Number(count), 'match', 'matches');
	return truncated === true ? `at least ${matches}` : matches;
}

function sayCharacters({ characters, pieceCount }: JsonObject): string {
	if (characters === 0) return 'no text';
	const read = countNoun(Number(characters), 'character');
	return pieceCount === undefined ? read : `${read} in ${countNoun(Number(pieceCount), 'piece')}`;
}
