/** Chooses what goes from the text of a page. */
import { textsOfTouched } from '../../model/redaction/element-glyphs';
import { addGlyphs, type TracedText } from '../../model/redaction/traced-pages';
import type { Chosen } from '../../model/redaction/page-redaction';
import type { Span } from '../../model/redaction/residue/find';
import { foldText } from '../../model/redaction/residue/plain-text';
import type { PageText } from '../../model/text/page-text';
import type { TextBox } from '../../model/interpreter/frame';
import type { Pace } from '../../pace/pace';
import { searchBothWays } from '../text/search';
import { MOST_MATCHES, tooMany, type RedactSearch } from './redact-search';

/** The cost of a match and of each of its characters, see `Pace`. */
const MATCH_COST = 2000;
const LETTER_COST = 100;
/** That of an image, which may be painted over the match. */
const IMAGE_COST = 10;

/** Places in a text that have another form: with hyphens at ends of lines, with characters that are not seen, in wide letters. */
async function searchPlain(text: string, search: RedactSearch, pace: Pace): Promise<Span[]> {
	const plain = await foldText(text, pace);
	if (!plain) return [];
	const { places } = plain;
	return (await search.inText(plain.text)).flatMap(({ start, end }) => {
		const span = { start: places[start]!, end: places[end - 1]! + 1 };
		// The others are found in the text itself.
		return span.end - span.start > end - start || plain.text.slice(start, end) !== text.slice(span.start, span.end) ? [span] : [];
	});
}

/** Whether a page has any match. */
export async function isLeft(page: PageText, search: RedactSearch, pace: Pace): Promise<boolean> {
	const { all, truncated } = await searchBothWays(page, search.pattern, MOST_MATCHES, pace);
	return truncated || all.length > 0 || (await searchPlain(page.flow.text, search, pace)).length > 0;
}

/** All matches, in reading order and on lines. @throws OctavoError `limit_exceeded` */
export async function chooseMatches(text: TracedText, search: RedactSearch, pace: Pace): Promise<Chosen> {
	const { all: found, counted, truncated } = await searchBothWays(text.page, search.pattern, MOST_MATCHES, pace);
	if (truncated) throw tooMany();
	const { flow } = text.page;
	const all = [...found, ...(await searchPlain(flow.text, search, pace)).map((span) => ({ ...span, flow }))];
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
			const looked = pace.step(text.trace.images.length * IMAGE_COST);
			if (looked) await looked;
			if (text.trace.areUnseen(own, box)) unseen.push(box);
		}
		for (const glyph of own) glyphs.add(glyph);
		search.note(flow.text.slice(start, end));
	}
	for await (const word of touchedWords(text, pace)) search.noteArea(word);
	for (const said of await textsOfTouched(text, pace)) search.noteArea(said);
	return { glyphs, boxes: [...boxes.values()], unseen, count: counted.length };
}

/** The words of which areas take letters. */
async function* touchedWords(text: TracedText, pace: Pace): AsyncGenerator<string> {
	const { page, trace } = text;
	if (trace.touched.size === 0) return;
	const { flow } = page;
	for (const { 0: word, index } of flow.text.matchAll(WORD)) {
		const glyphs = new Set<number>();
		addGlyphs(text, flow, index, index + word.length, glyphs);
		for (const glyph of glyphs)
			if (trace.touched.has(glyph)) {
				yield word;
				break;
			}
		const due = pace.step(word.length * LETTER_COST);
		if (due) await due;
	}
}

/** A word; of one that has no end, as much as can be looked at in one step. */
const WORD = /\S{1,5000}/g;
