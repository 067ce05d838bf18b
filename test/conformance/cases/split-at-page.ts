import type { Case } from '../case';
import { split } from '../common';

export const split_at_page: readonly Case[] = [
	split('before pages, in any order', { pages: '9, 4' }, [3, 5, 4]),
	split('after pages', { pages: '4, 9', cut: 'after' }, [4, 5, 3]),
	split('before the first page there is no cut', { pages: '1, 7' }, [6, 6]),
	split('after the last page there is no cut', { pages: '-1', cut: 'after' }, [12]),
	split('odd pages', { pages: 'odd' }, [2, 2, 2, 2, 2, 2]),
	split('no page selected: one part', { pages: '20..' }, [12]),
	{ title: 'no pages given', documents: ['3 pages'], parameters: {}, refuses: { pages: /required/ } },
	{ title: 'a malformed set', documents: ['8 pages'], parameters: { pages: '1-3' }, refuses: { pages: /write 1\.\.3/ } },
	{
		title: 'an unknown value of cut',
		documents: ['8 pages'],
		parameters: { pages: '2', cut: 'beside' },
		refuses: { cut: /before, after/ },
	},
];
