/** split_by_text: a part begins where a text is found, or where a group of a pattern changes (docs/semantics.md, §26.3). */
import { invalidParameters, type OctavoError } from '../contract/errors';
import type { Found } from '../patterns';
import type { LocalOperation } from './operation';
import { partsAt, type PartStart } from './split/cutter';
import { guardParts, split } from './split/split';
import { Reading } from './text/reading';
import { patternIn } from './text/pattern';

export const split_by_text: LocalOperation<'split_by_text'> = async (input, params, job) => {
	const { search, search_mode, open_password } = params;
	const pattern = await patternIn('search', search, search_mode, job);
	return await split(input, { password: open_password }, job, async (cutter) => {
		const { count } = cutter.source.pages;
		const reading = new Reading(cutter.source, count);
		const starts: PartStart[] = [];
		for (let page = 0; page < count; page++) {
			const { flow } = await reading.page(page + 1);
			const [first] = (await pattern.search(flow.text, 1, job.pace)).matches;
			const match = first && (pattern.hasGroups ? groupOf(first) : flow.text.slice(first.start, first.end));
			if (match !== undefined && !(pattern.hasGroups && match === starts.at(-1)?.match)) starts.push({ page, match });
		}
		if (starts.length === 0) throw notFound(reading.characters === 0);
		if (starts[0]!.page > 0) starts.unshift({ page: 0 });
		guardParts(job, starts.length);
		return partsAt(cutter, starts);
	});
};

/** The first group that took part in the match. */
const groupOf = ({ groups }: Found): string | undefined => Object.values(groups)[0];

function notFound(isEmpty: boolean): OctavoError {
	const message = isEmpty
		? 'is not found, because the document has no text: recognize the text of scans (OCR) before this step'
		: 'is not found on any page: check it with find_text, or split by page count instead';
	return invalidParameters([{ field: 'search', message, mentions: ['find_text'] }]);
}
