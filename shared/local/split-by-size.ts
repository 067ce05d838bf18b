/** split_by_size: parts as large as the limit allows (docs/semantics.md, §13). */
import type { Note } from '../backend';
import type { LocalOperation } from './operation';
import { PartsBySize } from './split/parts-by-size';
import { split } from './split/split';

export const split_by_size: LocalOperation<'split_by_size'> = async (input, { maximum_bytes, open_password }, job) => {
	const outcome = await split(input, { password: open_password, wholeUpTo: maximum_bytes }, job, (cutter) =>
		PartsBySize.of(cutter, maximum_bytes),
	);
	const oversize = outcome.documents.filter(({ bytes }) => bytes.length > maximum_bytes).length;
	return {
		...outcome,
		notes: oversize > 0 ? [...outcome.notes, oversizeParts(oversize)] : outcome.notes,
		facts: { ...outcome.facts, oversizeParts: oversize },
	};
};

const oversizeParts = (count: number): Note => ({
	code: 'oversize_parts',
	message: `${count} ${count === 1 ? 'part exceeds' : 'parts exceed'} the limit, because a single page is larger.`,
});
