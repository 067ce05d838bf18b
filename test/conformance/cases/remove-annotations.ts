import type { Case } from '../case';
import { otherAnnotations } from '../common';

const DRAFT =
	'Draft\nEvery page says which one it is, so that an order can be checked at a glance, and carries\nenough words to look like work.\nThe price is 1,200 EUR.\nDelivery within two weeks.';

export const remove_annotations: readonly Case[] = [
	{
		title: 'a reviewed draft',
		documents: ['a reviewed draft'],
		parameters: {},
		gives: {
			texts: [DRAFT],
			annotations: [],
			redrawn: 'all',
			holdsNot: ['Please check', '/Highlight', '/FreeText', '/Ink', '/PolyLine'],
		},
	},
	...otherAnnotations,
];
