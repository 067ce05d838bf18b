import type { Case } from '../case';
import { split } from '../common';

export const split_by_page_count: readonly Case[] = [
	split('parts of five pages, the last with what remains', { pages_per_part: '5' }, [5, 5, 2]),
	split('one part where it may have more pages than there are', { pages_per_part: '99' }, [12]),
	split('each page alone', { pages_per_part: '1' }, Array<number>(12).fill(1)),
	{ title: 'no pages_per_part', documents: ['3 pages'], parameters: {}, refuses: { pages_per_part: /required/ } },
	{
		title: 'no pages at all',
		documents: ['3 pages'],
		parameters: { pages_per_part: '0' },
		refuses: { pages_per_part: /at least 1/ },
	},
];
