/** Page numbers that continue from file to file: the pages of all files are counted first (docs/semantics.md, §20.4). */
import type { Given } from './parameters';

export const NUMBERING: string = 'add_page_numbers';

/** Counts the numbers that a file takes, and its own first one. Whatever it throws ends the run. */
export type Count<B> = (batch: B) => Promise<{ readonly first: number; readonly count: number }>;

/** First and last number by item. Nothing is put out before every file has been counted. */
export async function continuedNumbers<B extends { readonly items: readonly number[] }>(
	batches: readonly B[],
	count: Count<B>,
): Promise<ReadonlyMap<number, Given>> {
	const starts: { item: number; first_number: number }[] = [];
	let next: number | undefined;
	for (const batch of batches) {
		const counted = await count(batch);
		next ??= counted.first;
		starts.push({ item: batch.items[0] ?? 0, first_number: next });
		next += counted.count;
	}
	// A run without numbered pages has no last number; nothing shows it.
	const last_number = Math.max(0, (next ?? 1) - 1);
	return new Map(starts.map(({ item, first_number }) => [item, { first_number, last_number }]));
}
