import type { Case } from '../case';
import { RESTRICTED, staysRestricted } from '../common';

const content = { qr_content: 'https://example.com/orders/4711' } as const;

export const add_qr_code: readonly Case[] = [
	{ title: 'a code on every page', documents: ['3 pages'], parameters: { ...content }, gives: { redrawn: 'all' } },
	{
		title: 'everything else on some pages, behind their content',
		documents: ['8 pages'],
		parameters: {
			...content,
			error_correction: 'high',
			position: 'top_left',
			qr_size: '0.8',
			margin: '0.25',
			pages: 'odd',
			layer: 'under',
		},
		gives: { redrawn: [1, 3, 5, 7] },
	},
	{
		title: 'a code that is a link',
		documents: ['3 pages, turned by 90'],
		parameters: { ...content, qr_link: 'true', pages: '2' },
		gives: { redrawn: [2], links: ['2 > https://example.com/orders/4711'] },
	},
	{
		title: 'a code that is a link, on a tagged page',
		documents: ['rich, a'],
		parameters: { ...content, qr_link: 'true', pages: '2' },
		gives: {
			redrawn: [2],
			links: ['1 > 2', '1 > 4', '1 > 4', '1 > https://example.com/', '2 > 2', '2 > https://example.com/orders/4711', '4 > 1'],
			tags: 'Document(Link Para Para Para Para Link)',
		},
	},
	{
		title: 'a restricted document keeps its restrictions',
		documents: [RESTRICTED],
		parameters: { ...content },
		gives: { redrawn: 'all', ...staysRestricted },
	},
	{ title: 'no content', documents: ['3 pages'], parameters: {}, refuses: { qr_content: /required/ } },
	{
		title: 'every offending field at once',
		documents: ['3 pages'],
		parameters: { qr_content: 'a'.repeat(2001), error_correction: 'best', qr_size: '0', margin: '-1', qr_link: 'perhaps' },
		refuses: {
			qr_content: /2000/,
			error_correction: /one of low, medium, quartile, high/,
			qr_size: /greater than 0/,
			margin: /at least 0/,
			qr_link: /true or false/,
		},
	},
	{
		title: 'more than the code holds, and a link to something other than an address',
		documents: ['3 pages'],
		parameters: { qr_content: 'ü'.repeat(1200), qr_link: 'true' },
		refuses: {
			qr_content: /^has 2400 bytes, and at most 2330 fit with the error correction medium$/,
			qr_link: /https address/,
		},
	},
	{
		title: 'a code that cannot be read',
		documents: ['3 pages'],
		parameters: { ...content, qr_size: '0.3' },
		refuses: { qr_size: /^is too small for this content: its modules would be narrower than 0\.01 inches\. Give at least 0\.37/ },
	},
	{
		title: 'a code that is larger than the room',
		documents: ['3 pages'],
		parameters: { ...content, qr_size: '9' },
		refuses: { qr_size: /page 1, where the margins leave \d/ },
	},
];
