/** split_by_text: a part begins where a text is found, or where a group of a pattern changes (docs/semantics.md, §26.3). */
import { invalidParameters, type OctavoError } from '../contract/errors';
import type { Pattern } from '../patterns';
import { agree, namePages } from '../sentences';
import type { LocalJob, LocalOperation } from './operation';
import { partsAt, type Cutter, type PartStart } from './split/cutter';
import { guardParts, split } from './split/split';
import { cureOfUnlikely, patternIn } from './text/pattern';
import { Reading, sayScans } from './text/reading';
import { searchPage, type PageMatch } from './text/search';

type Params = Parameters<typeof split_by_text>[1];

export const split_by_text: LocalOperation<'split_by_text'> = async (input, params, job) => {
	const { search, search_mode, open_password } = params;
	const pattern = await patternIn('search', search, search_mode, job);
	let reading: Reading | undefined;
	const outcome = await split(input, { password: open_password }, job, async (cutter) => {
		reading = new Reading(cutter.source, cutter.source.pages.count);
		const starts = await startsIn(cutter, reading, pattern, job);
		if (starts.length === 0) throw notFound(reading, params);
		if (starts[0]!.page > 0) starts.unshift({ page: 0 });
		guardParts(job, starts.length);
		return partsAt(cutter, starts);
	});
	const { notes = [], textlessPages = [] } = reading ?? {};
	return { ...outcome, notes: [...notes, ...outcome.notes], facts: { ...outcome.facts, textlessPages } };
};

async function startsIn({ source }: Cutter, reading: Reading, pattern: Pattern, { pace }: LocalJob): Promise<PartStart[]> {
	const starts: PartStart[] = [];
	for (let page = 0; page < source.pages.count; page++) {
		const [first] = (await searchPage(await reading.page(page + 1), pattern, 1, pace)).matches;
		const match = first && (pattern.hasGroups ? groupOf(first) : first.text);
		if (match !== undefined && !(pattern.hasGroups && match === starts.at(-1)?.match)) starts.push({ page, match });
	}
	return starts;
}

/** The first group that took part in the match. */
const groupOf = ({ groups }: PageMatch): string | undefined => Object.values(groups)[0];

const RECOGNIZE = 'recognize the text of scans (OCR) before this step';

function notFound(reading: Reading, { search, search_mode }: Params): OctavoError {
	const { characters, damagedOn, textlessPages } = reading;
	const refuse = (message: string) => invalidParameters([{ field: 'search', message, mentions: ['find_text', 'search_mode'] }]);
	if (damagedOn.length > 0)
		return refuse(
			`is not found on any page, and ${namePages(damagedOn)} ${agree(damagedOn.length, 'is', 'are')} damaged, so text may be missing there: get the document again from where it came from`,
		);
	if (characters === 0) return refuse(`is not found, because the document has no text: ${RECOGNIZE}`);
	const cure = cureOfUnlikely(search, search_mode);
	if (cure !== undefined) return refuse(`is not found on any page: it ${cure}`);
	if (textlessPages.length > 0) return refuse(`is not found on any page, and ${sayScans(textlessPages)}: ${RECOGNIZE}`);
	const unread = reading.unreadable > 0 ? `, and ${reading.unreadableWords} cannot be read` : '';
	return refuse(`is not found on any page${unread}: check it with find_text, or split by page count instead`);
}
