/** Chooses what goes from the text of a page. */
import { addGlyphs, type TracedText } from '../../model/redaction/traced-pages';
import type { Chosen } from '../../model/redaction/page-redaction';
import type { Pace } from '../../pdf/pace';
import { searchBothWays } from '../text/search';
import { MOST_MATCHES, tooMany, type RedactSearch } from './redact-search';

/** All matches, in reading order and on lines. @throws OctavoError `limit_exceeded` */
export async function chooseMatches(text: TracedText, search: RedactSearch, pace: Pace): Promise<Chosen> {
	const { all, counted, truncated } = await searchBothWays(text.page, search.pattern, MOST_MATCHES, pace);
	if (truncated) throw tooMany();
	const glyphs = new Set<number>();
	for (const { flow, start, end } of all) {
		addGlyphs(text, flow, start, end, glyphs);
		search.note(flow.text.slice(start, end));
	}
	// Most matches are found in both ways.
	const boxes = new Map(
		all.flatMap(({ flow, start, end }) =>
			flow.lineBoxes(start, end).map((box) => [`${box.x} ${box.y} ${box.width} ${box.height}`, box] as const),
		),
	);
	return { glyphs, boxes: [...boxes.values()], count: counted.length };
}
