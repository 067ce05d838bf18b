/** Chooses what goes from the text of a page. */
import { addGlyphs, type TracedText } from '../../model/redaction/traced-pages';
import type { Chosen } from '../../model/redaction/page-redaction';
import { withoutSpans, type Span } from '../../model/redaction/find';
import type { PageText } from '../../model/text/page-text';
import type { TextBox } from '../../model/interpreter/frame';
import type { Pace } from '../../pdf/pace';
import { searchBothWays } from '../text/search';
import { MOST_MATCHES, tooMany, type RedactSearch } from './redact-search';

/** The cost of a match and of each of its characters, see `Pace`. */
const MATCH_COST = 2000;
const LETTER_COST = 100;

/** Hyphens at ends of lines: programs join the words, or leave them, as they like. */
const DIVIDED = /[-\u00ad\u2010]\n+/g;

/** Places in a text whose words hyphens divide, as if these were not there. */
async function searchUndivided(text: string, search: RedactSearch): Promise<Span[]> {
	const breaks = [...text.matchAll(DIVIDED)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
	if (breaks.length === 0) return [];
	const found: Span[] = [];
	for (const { start, end } of await search.inText(withoutSpans(text, breaks))) {
		const place = (at: number, isEnd: boolean): number => {
			let place = at;
			for (const gap of breaks) if (isEnd ? gap.start < place : gap.start <= place) place += gap.end - gap.start;
			return place;
		};
		const span = { start: place(start, false), end: place(end, true) };
		if (span.end - span.start > end - start) found.push(span);
	}
	return found;
}

/** Whether a page has any match. */
export async function isLeft(page: PageText, search: RedactSearch, pace: Pace): Promise<boolean> {
	const { all, truncated } = await searchBothWays(page, search.pattern, MOST_MATCHES, pace);
	return truncated || all.length > 0 || (await searchUndivided(page.flow.text, search)).length > 0;
}

/** All matches, in reading order and on lines. @throws OctavoError `limit_exceeded` */
export async function chooseMatches(text: TracedText, search: RedactSearch, pace: Pace): Promise<Chosen> {
	const { all: found, counted, truncated } = await searchBothWays(text.page, search.pattern, MOST_MATCHES, pace);
	if (truncated) throw tooMany();
	const { flow } = text.page;
	const all = [...found, ...(await searchUndivided(flow.text, search)).map((span) => ({ ...span, flow }))];
	const glyphs = new Set<number>();
	// Most matches are found in both ways.
	const boxes = new Map<string, TextBox>();
	const unseen: TextBox[] = [];
	for (const { flow, start, end } of all) {
		const own = new Set<number>();
		const due = pace.step((end - start) * LETTER_COST + MATCH_COST);
		if (due) await due;
		addGlyphs(text, flow, start, end, own);
		for (const box of flow.lineBoxes(start, end)) {
			boxes.set(`${box.x} ${box.y} ${box.width} ${box.height}`, box);
			if (text.trace.areUnseen(own, box)) unseen.push(box);
		}
		for (const glyph of own) glyphs.add(glyph);
		search.note(flow.text.slice(start, end));
	}
	for (const word of touchedWords(text)) search.noteArea(word);
	return { glyphs, boxes: [...boxes.values()], unseen, count: counted.length };
}

/** The words of which areas take letters. */
function touchedWords(text: TracedText): string[] {
	const { page, trace } = text;
	if (trace.touched.size === 0) return [];
	const { flow } = page;
	return [...flow.text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
		const glyphs = new Set<number>();
		addGlyphs(text, flow, index, index + word.length, glyphs);
		return [...glyphs].some((glyph) => trace.touched.has(glyph)) ? [word] : [];
	});
}
