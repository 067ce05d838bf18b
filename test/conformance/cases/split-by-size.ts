import type { Case } from '../case';

export const split_by_size: readonly Case[] = [
	{
		title: 'everything fits in one part',
		documents: ['12 pages'],
		parameters: { maximum_bytes: '1000000' },
		gives: { parts: [12] },
	},
	{
		title: 'a signed document that fits stays signed (D59)',
		documents: ['signed'],
		parameters: { maximum_bytes: '1000000' },
		gives: { parts: [1] },
	},
	{
		title: 'a limit smaller than every page: one part per page',
		documents: ['3 pages'],
		parameters: { maximum_bytes: '1' },
		gives: { parts: [1, 1, 1] },
	},
	{
		title: 'several parts, each within the limit',
		documents: ['40 pages'],
		parameters: { maximum_bytes: ' 4000' },
		gives: { partCount: { atLeast: 2, atMost: 20 } },
	},
	{ title: 'no limit', documents: ['3 pages'], parameters: {}, refuses: { maximum_bytes: /required/ } },
	{
		title: 'a limit of 0',
		documents: ['3 pages'],
		parameters: { maximum_bytes: '0' },
		refuses: { maximum_bytes: /at least 1/ },
	},
	{
		title: 'a limit that is too large a number',
		documents: ['3 pages'],
		parameters: { maximum_bytes: '9007199254740992' },
		refuses: { maximum_bytes: /9007199254740991/ },
	},
];
