/**
 * Translates the spellings of pages that people use into the contract's (docs/semantics.md, D39 and D79): `1-3`, `1 - 3`, `3-`,
 * `first-end`, `1 3 5` and lists. Only n8n and the Action call it; the service stays strict. Other text is returned unchanged, so that the parser of
 * page orders or page sets reports it.
 */
import { invalidParameters } from '../errors';
import { aboutItem, readItems, together, type Items } from './page-items';
import { pagesIn, parsePageOrder, spansOf, type PageOrderItem, type PageSpan } from './page-order';

/** The contract's spelling, or the sentence that shows the readings of an ambiguous one. */
export type PageSpelling = { readonly text: string } | { readonly problem: string };

const RANGE = /^(\d+|first)-(\d+|last|end)?$/i;
/** An en dash is never a minus sign. */
const DASHED = /^(-?\d+|first|last|end)–(-?\d+|first|last|end)?$/i;
const DOTTED = /^(-?\d+|first|last|end)\.\.(-?\d+|first|last|end)?$/i;
const BEFORE_LAST = /^(?:last|end)-(\d+|last|end)$/i;
const SIGNED = /^(-?\d+)-(-?\d+|last|end)$/i;

/** `value` in the contract's spelling, or what is wrong with it. `spellPages('1-3, last')` is `{ text: '1..3,-1' }`. */
export function spellPages(value: unknown): PageSpelling {
	if (Array.isArray(value)) return spellList(value);
	if (typeof value !== 'string' && typeof value !== 'number') return { problem: 'must be text such as 1..3, or a list of pages' };
	const text = String(value);
	const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
	// A YAML list. A single line could also be a page counted from the end.
	if (lines.length > 1 && lines.every((line) => /^ *- +\S/.test(line)))
		return spellList(lines.map((line) => removeQuotes(line.replace(/^ *- +/, ''))));
	const list = /^\s*\[(.*)\]\s*$/s.exec(text);
	return list ? spellList(list[1]!.split(',').map(removeQuotes)) : spellText(lines.length > 1 ? lines.join(',') : text);
}

function spellList(entries: readonly unknown[]): PageSpelling {
	if (entries.some((entry) => typeof entry !== 'string' && typeof entry !== 'number'))
		return { problem: 'must be a list of pages such as 3, or of ranges such as "2..5"' };
	return spellText(entries.join(','));
}

function removeQuotes(entry: string): string {
	return entry.trim().replace(/^(["'])(.*)\1$/s, '$2');
}

function spellText(text: string): PageSpelling {
	const spelled = readItems(text, undefined, (piece) => {
		const { items, isUnclear } = itemsOf(piece);
		const ambiguous = isUnclear || (items.length > 1 && items.some((item) => item.startsWith('-')));
		const readings = ambiguous ? readingsOf(items) : items.map(ambiguity).find((found) => found !== undefined);
		if (readings) return { problem: `is ambiguous: write ${readings.join(' or ')}` };
		return { item: items.length === 0 ? piece : items.map(spellItem).join(',') };
	});
	return 'problem' in spelled ? spelled : { text: spelled.items.join(',') };
}

const PAGE = /^(?:not )?(?:-?\d+|first|last|end)$/i;
const OPEN = /^(?:not )?(?:-?\d+|first|last|end)(?:[-–]|\.\.)$/i;
/** The end of a range, and none of them a sign. */
const REST = /^(?:–|\.\.)(?:-?\d+|last|end)$/i;
const BETWEEN: ReadonlySet<string> = new Set(['-', '–', '..']);

/**
 * Blanks separate items as commas do, except the one after `not` and those around the dash of a range. It is unclear what an open
 * range means before something else than its end, as in `2- odd`.
 */
function itemsOf(piece: string): { readonly items: string[]; readonly isUnclear: boolean } {
	const items: string[] = [];
	let isUnclear = false;
	for (const word of piece.split(/\s+/)) {
		if (word === '') continue;
		const previous = items.at(-1) ?? '';
		const isOpen = OPEN.test(previous);
		const goesOn = isOpen ? PAGE.test(word) : PAGE.test(previous) && (BETWEEN.has(word) || REST.test(word));
		if (goesOn) items[items.length - 1] = previous + word;
		else if (previous.toLowerCase() === 'not') items[items.length - 1] = `${previous} ${word}`;
		else items.push(word);
		isUnclear ||= isOpen && !goesOn;
	}
	return { items, isUnclear };
}

/** `1 -3`: two pages, or a range written with a blank. */
function readingsOf(items: readonly string[]): string[] {
	const pages = items.map(spellItem).join(',');
	const [first, second, ...more] = items;
	const range = more.length === 0 && second ? /^-(\d+)$/.exec(second) : null;
	return range && first && /^\d+$/.test(first) ? [pages, `${first}..${range[1]}`] : [pages];
}

/** The readings of one item that can mean two things. */
function ambiguity(item: string): string[] | undefined {
	const bare = item.replace(/^not /i, '');
	const before = BEFORE_LAST.exec(bare);
	if (before) return /^\d/.test(before[1]!) ? [`-${Number(before[1]) + 1}`, `-1..${before[1]}`] : ['-1'];
	const signed = SIGNED.exec(bare);
	if (!signed || RANGE.test(bare)) return undefined;
	const [, from, to] = signed;
	return to!.startsWith('-') ? [`${from}..${to}`, `${from},${to}`] : [`${from}..${spellPage(to!)}`, `${from},-${to}`];
}

function spellItem(item: string): string {
	const [, not = '', bare = ''] = /^(not )?(.*)$/i.exec(item) ?? [];
	const range = RANGE.exec(bare) ?? DASHED.exec(bare) ?? DOTTED.exec(bare);
	if (range) return `${not}${spellPage(range[1]!)}..${spellPage(range[2] ?? '')}`;
	return `${not}${spellPage(bare)}`;
}

const WORDS: Readonly<Record<string, string>> = { first: '1', last: '-1', end: '-1' };

const spellPage = (page: string): string => WORDS[page.toLowerCase()] ?? page;

/**
 * Parts of a document as ranges of pages (docs/semantics.md, §19): the items of a page order, each of which is a part. Every host takes
 * these spellings here, because the contract has no such field. The items of `text`, or what is wrong with them.
 */
export function parsePageParts(text: string): Items<PageOrderItem> {
	const spelled = spellPages(text);
	return 'problem' in spelled ? spelled : parsePageOrder(spelled.text);
}

/**
 * The pages of each part in a document of `pageCount` pages.
 * `resolvePageParts('1-3, 7-', 9, 100)` is `[{ first: 1, last: 3 }, { first: 7, last: 9 }]`.
 *
 * @throws OctavoError `invalid_parameters` on `field`: malformed, a page that does not exist, a range that ends before it starts, or
 * more than `maximumPages` pages in all parts.
 */
export function resolvePageParts(text: string, pageCount: number, maximumPages: number, field = 'ranges'): readonly PageSpan[] {
	const refuse = (message: string) => invalidParameters([{ field, message }]);
	const parsed = parsePageParts(text);
	if ('problem' in parsed) throw refuse(parsed.problem);
	const resolved = spansOf(parsed.items, pageCount);
	if ('problem' in resolved) throw refuse(resolved.problem);
	const problems = resolved.spans.flatMap(({ first, last }, index) => {
		const { position, text: written } = parsed.items[index]!;
		return first <= last ? [] : [aboutItem(position, written, `ends before it starts: write ${last}-${first}`)];
	});
	if (problems.length > 0) throw refuse(together(problems));
	const total = pagesIn(resolved.spans);
	if (total > maximumPages) throw refuse(`names ${total} pages in all; at most ${maximumPages} are allowed`);
	return resolved.spans;
}
