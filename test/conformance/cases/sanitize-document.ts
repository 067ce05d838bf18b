import type { Case } from '../case';
import { RESTRICTED, staysRestricted } from '../common';

const NOTHING = {
	remove_scripts: 'false',
	remove_private_data: 'false',
	remove_metadata: 'false',
	remove_hidden_layers: 'false',
};

export const sanitize_document: readonly Case[] = [
	{ title: 'plain pages', documents: ['12 pages'], parameters: {}, gives: { unchanged: true } },
	{
		title: 'everything that documents have',
		documents: ['rich, a'],
		parameters: {},
		gives: {
			metadata: { Lang: 'en' },
			holdsNot: ['/Producer', '/PieceInfo', '/JavaScript'],
		},
	},
	{
		title: 'an e-invoice without its XML',
		documents: ['an e-invoice'],
		parameters: { ...NOTHING, remove_attachments: 'true' },
		gives: { attachments: [], holdsNot: ['/EmbeddedFile', 'factur-x.xml', 'CrossIndustryInvoice'] },
	},
	{
		title: 'a cropped page without the text outside, and without a form that nothing shows',
		documents: ['a cropped page with an unused form'],
		parameters: { ...NOTHING, remove_cropped: 'true' },
		gives: { texts: ['Page 1'], holdsNot: ['Outside', '0 0 9 9 re'] },
	},
	{
		title: 'a hidden layer with the bookmark of its name',
		documents: ['a hidden layer that a bookmark names'],
		parameters: { ...NOTHING, remove_hidden_layers: 'true' },
		gives: { bookmarks: [], layers: [], holdsNot: ['Draft'] },
	},
	{
		title: 'a restricted document stays restricted',
		documents: [RESTRICTED],
		parameters: {
			remove_comments: 'true',
			remove_hidden_text: 'true',
			remove_external_links: 'true',
			remove_image_metadata: 'true',
		},
		gives: { unchanged: true, ...staysRestricted },
		ours: true,
	},
	{
		title: 'nothing to remove',
		documents: ['1 page'],
		parameters: NOTHING,
		refuses: { remove_scripts: /^must be true, unless one of these is: / },
	},
	{
		title: 'a flag that is not one',
		documents: ['1 page'],
		parameters: { ...NOTHING, remove_comments: 'some' },
		refuses: { remove_comments: /true or false/ },
	},
];
