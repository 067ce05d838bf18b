/** Heads, feet and page numbers: lines at the edges of pages that repeat, digits aside. */
import type { Pace } from '../../../pace/pace';
import type { Block, Line } from '../layout/blocks';
import { isTable } from '../layout/table-block';
import type { PageText } from '../page-text';

/** A line must be on at least this many pages. */
const LEAST_PAGES = 3;
/** How many lines at the top and at the bottom of a page may be a head or a foot, in which share of its height. */
const LINES = 3;
const EDGE = 0.12;
/** The cost of a page, see `Pace`: as much as its lines usually take. */
const COST = 10_000;

/** Lines of each page that repeat on others. A head is kept where it is first, because it may be the title of the document; so is a foot with facts. */
export async function repeatedLines(pages: readonly PageText[], pace: Pace): Promise<ReadonlySet<Line>> {
	const places = new Map<string, Place[]>();
	for (const [
		page,
		{
			blocks,
			found: { height },
		},
	] of pages.entries()) {
		for (const { line, isHead } of atEdges(blocks, height)) {
			const text = textOf(line);
			const key = maskLine(line, text);
			const known = places.get(key);
			if (known) known.push({ line, page, text, isHead });
			else places.set(key, [{ line, page, text, isHead }]);
		}
		const due = pace.step(COST);
		if (due) await due;
	}
	const repeated = new Set<Line>();
	for (const lines of places.values()) {
		if (new Set(lines.map(({ page }) => page)).size < LEAST_PAGES || !haveNumbersOfPages(lines, pages.length)) continue;
		for (const { line } of isTitle(lines) ? lines.slice(1) : lines) repeated.add(line);
	}
	return repeated;
}

/** The first and the last lines of a page, from top to bottom. */
function atEdges(blocks: readonly Block[], height: number): { readonly line: Line; readonly isHead: boolean }[] {
	const upright = blocks
		.flatMap((block) => (isTable(block) || block.element?.type === 'TR' ? [] : block.lines))
		.filter(({ frame }) => frame.cos === 1 && !frame.vertical);
	const sorted = upright.sort((one, other) => one.baseline - other.baseline);
	const top = sorted.slice(0, LINES).filter(({ baseline }) => baseline < EDGE * height);
	const bottom = sorted.slice(-LINES).filter(({ baseline }) => baseline > (1 - EDGE) * height);
	return [...top.map((line) => ({ line, isHead: true })), ...bottom.map((line) => ({ line, isHead: false }))];
}

interface Place {
	readonly line: Line;
	readonly page: number;
	readonly text: string;
	readonly isHead: boolean;
}

/** Whether a head, or a foot with facts, is the same on all pages, and has words: numbers of pages change. */
const isTitle = (lines: readonly Place[]): boolean =>
	lines.every(({ text, isHead }) => text === lines[0]!.text && (isHead || hasFacts(text))) && WORDS.test(lines[0]!.text);

/** Whether a foot has more than a title: an address of mail, or the digits of an account or a telephone. */
const hasFacts = (text: string): boolean => text.includes('@') || (text.match(DIGIT)?.length ?? 0) >= LEAST_DIGITS;
const DIGIT = /\p{Nd}/gu;
const LEAST_DIGITS = 6;

/**
 * Whether the numbers in these lines are the same on all pages, or are those of pages: not more than there are pages, or one more from
 * page to page nearly always. Sums and numbers of invoices on the pages of a batch are neither, and are kept.
 */
function haveNumbersOfPages(lines: readonly Place[], pages: number): boolean {
	const numbers = lines.map(({ text }) => text.match(NUMBER) ?? []);
	return numbers[0]!.every((first, at) => {
		if (numbers.every((all) => all[at] === first)) return true;
		if (numbers.some((all) => PARTED.test(all[at]!))) return false;
		const own = numbers.map((all) => Number(all[at]));
		if (own.every((one) => one <= pages || Number.isNaN(one))) return true;
		const steps = own.filter((one, index) => index > 0 && one - own[index - 1]! === lines[index]!.page - lines[index - 1]!.page);
		if (own.some((one) => one > MOST_PAGES) || steps.length < IN_STEP * (own.length - 1)) return false;
		return mayBePage(wordBefore(lines[0]!.line, at));
	});
}

/** The word directly before a number of a line, a word space before it, or the part of a word. Numbers are counted from 0. */
function wordBefore({ segments }: Line, number: number): string {
	let from = [...textOf({ segments }).matchAll(NUMBER)][number]!.index;
	for (const { fragments, size } of segments) {
		for (const [at, { text, start }] of fragments.entries()) {
			const before = fragments[at - 1];
			if (from === 0) return before && start - before.end < WORD_SPACE * size ? before.text : '';
			if (from < text.length) return text.slice(0, from);
			from -= text.length;
		}
		// The blank between two segments.
		from--;
	}
	return '';
}

/** Numbers of invoices and customers have other labels, and nearly all numbers of pages have none or this. */
const mayBePage = (label: string): boolean => !LABEL.test(label) || PAGE.test(label);
const LABEL = /[\p{L}#\u2116\u00ba\u00b0]/u;
const PAGE =
	/^[^\p{L}#]{0,3}(?:\p{Lu}[-\u2013.]|(?:p|pp|pg|pag|p\u00e1g|pages?|p[a\u00e1]gina|s|seite|bl|blatt|sida|side|sivu|str|strona|strana|oldal|sayfa|\u0441\u0442\u0440|\u0441\u0442\u0440\u0430\u043d\u0438\u0446\u0430|\u7b2c)[.:]?)$/iu;
/** In parts of the size: a number farther from the words before it is apart from them. */
const WORD_SPACE = 0.6;

const NUMBER = /\p{Nd}+(?:[.,:'\u2019]\p{Nd}+)*/gu;
/** A sum, or a date. */
const PARTED = /\P{Nd}/u;
/** A larger number is not that of a page; and the share of the pages whose number follows that of the one before. */
const MOST_PAGES = 9999;
const IN_STEP = 0.5;

const WORDS = /\p{L}{2}/u;

const textOf = ({ segments }: Pick<Line, 'segments'>): string =>
	segments.map(({ fragments }) => fragments.map((fragment) => fragment.text).join('')).join(' ');

/** Where and what: digits count as one, so that page numbers are the same on each page. */
const maskLine = ({ baseline }: Line, text: string): string => `${Math.round(baseline / 4)} ${text.replace(/\p{Nd}+/gu, '0')}`;
