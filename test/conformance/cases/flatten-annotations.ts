import type { Case } from '../case';
import { RESTRICTED, staysRestricted } from '../common';

export const flatten_annotations: readonly Case[] = [
	{
		title: 'a reviewed draft',
		documents: ['a reviewed draft'],
		parameters: {},
		gives: {
			annotations: ['1 Text: Please check everything'],
			redrawn: 'all',
			holdsNot: ['/Highlight', '/FreeText', '/Ink', '/PolyLine'],
		},
	},
	{
		title: 'everything that documents have',
		documents: ['rich, a'],
		parameters: { annotation_kinds: 'all' },
		gives: { unchanged: true },
	},
	{
		title: 'a restricted document stays restricted',
		documents: [RESTRICTED],
		parameters: {},
		gives: { unchanged: true, ...staysRestricted },
		ours: true,
	},
	{
		title: 'an unknown kind',
		documents: ['1 page'],
		parameters: { annotation_kinds: 'notes' },
		refuses: { annotation_kinds: /one of comments, all/ },
	},
];
