import type { Case } from '../case';
import { RESTRICTED, staysRestricted } from '../common';

/** With a comment that has no appearance before: not every reader shows it as text of the page. */
const DRAFT =
	'Draft\nEvery page says which one it is, so that an order can be checked at a glance, and carries\nenough words to look like work.\nThe price is 1,200 EUR.\nDelivery within two weeks.\nPlease check the price with Sales\nbefore this goes out.';

export const flatten_annotations: readonly Case[] = [
	{
		title: 'a reviewed draft',
		documents: ['a reviewed draft'],
		parameters: {},
		gives: {
			texts: [DRAFT],
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
