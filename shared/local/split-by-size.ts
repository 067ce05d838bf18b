/** split_by_size: parts as large as the limit allows (docs/semantics.md, §13). */
import type { Note } from '../contract/backend';
import { countNoun } from '../sentences';
import type { LocalOperation } from './operation';
import { inSequence } from './split/cutter';
import { PartsBySize } from './split/parts-by-size';
import { split } from './split/split';

export const split_by_size: LocalOperation<'split_by_size'> = async (input, { maximum_bytes, open_password }, job) => {
	let oversize = 0;
	const onSize = (bytes: number): void => {
		if (bytes > maximum_bytes) oversize++;
	};
	const outcome = await split(input, { password: open_password, wholeUpTo: maximum_bytes, onSize }, job, async (cutter) => {
		const parts = await PartsBySize.of(cutter, maximum_bytes);
		return inSequence(cutter, (first) => parts.next(first));
	});
	return {
		...outcome,
		notes: oversize > 0 ? [...outcome.notes, oversizeParts(oversize)] : outcome.notes,
		facts: { ...outcome.facts, oversizeParts: oversize },
	};
};

const oversizeParts = (count: number): Note => ({
	code: 'oversize_parts',
	message: `${countNoun(count, 'part exceeds', 'parts exceed')} the limit, because a single page is larger.`,
});
