import type { Case } from '../case';
import { otherAnnotations } from '../common';

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
	...otherAnnotations,
];
