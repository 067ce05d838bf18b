import type { Case } from '../case';

export const get_form_data: readonly Case[] = [
	{
		title: 'fields and values',
		documents: ['a form'],
		parameters: {},
		gives: {
			data: {
				xfa: 'none',
				scripts: 0,
				values: { name: null, agree: false, color: null, plan: 'basic', notes: null },
			},
		},
	},
	{
		title: 'a document without a form',
		documents: ['1 page'],
		parameters: {},
		gives: { data: { fields: [], values: {}, xfa: 'none', scripts: 0 } },
	},
];
