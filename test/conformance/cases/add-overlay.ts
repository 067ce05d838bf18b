import type { Case } from '../case';
import { LOCKED, RESTRICTED, staysRestricted, upTo } from '../common';

const letterhead = { files: { overlay: 'a letterhead of 2 pages' } } as const;

export const add_overlay: readonly Case[] = [
	{
		title: 'a letterhead with a first and a further page',
		documents: ['3 pages'],
		parameters: { layer: 'under' },
		...letterhead,
		gives: { texts: ['Page 1\nFirst letterhead', 'Page 2\nFurther letterhead', 'Page 3\nFurther letterhead'], redrawn: 'all' },
	},
	{
		title: 'an overlay that begins again, on some pages',
		documents: ['8 pages'],
		parameters: { layer: 'over', repeat: 'all', fit: 'none', pages: '5..' },
		...letterhead,
		gives: {
			texts: upTo(8).map((page, index) => (index < 4 ? page : `${page}\n${index % 2 === 0 ? 'First' : 'Further'} letterhead`)),
			redrawn: [5, 6, 7, 8],
		},
	},
	{
		title: 'an overlay that ends',
		documents: ['3 pages, turned by 90'],
		parameters: { layer: 'over', repeat: 'none' },
		...letterhead,
		gives: { texts: ['Page 1\nFirst letterhead', 'Page 2\nFurther letterhead', 'Page 3'], redrawn: [1, 2] },
	},
	{
		title: 'a protected overlay with its password',
		documents: ['3 pages, turned by 90'],
		parameters: { layer: 'over', overlay_password: 'user', pages: '1' },
		files: { overlay: LOCKED },
		gives: { texts: ['Page 1\nPage 1', 'Page 2', 'Page 3'], redrawn: [1] },
	},
	{
		title: 'a restricted document keeps its restrictions',
		documents: [RESTRICTED],
		parameters: { layer: 'under', repeat: 'none' },
		...letterhead,
		gives: { texts: ['Page 1\nFirst letterhead', 'Page 2\nFurther letterhead', 'Page 3'], redrawn: [1, 2], ...staysRestricted },
	},
	{
		title: 'no overlay and no layer',
		documents: ['3 pages'],
		parameters: {},
		refuses: { overlay: /required/, layer: /required/ },
	},
	{
		title: 'a protected overlay without its password',
		documents: ['3 pages'],
		parameters: { layer: 'under' },
		files: { overlay: LOCKED },
		refuses: { overlay: /needs a password/ },
	},
	{
		title: 'a protected overlay with a wrong password',
		documents: ['3 pages'],
		parameters: { layer: 'under', overlay_password: 'nope' },
		files: { overlay: LOCKED },
		refuses: { overlay_password: /does not open the overlay/ },
	},
	{
		title: 'an image instead of an overlay',
		documents: ['3 pages'],
		parameters: { layer: 'under' },
		files: { overlay: 'a PNG image' },
		refuses: { overlay: /^is a PNG image; it must be a PDF document$/ },
	},
	{
		title: 'the start of a document as overlay',
		documents: ['3 pages'],
		parameters: { layer: 'under' },
		files: { overlay: 'the start of a document' },
		refuses: { overlay: /cannot be read/ },
	},
	{
		title: 'the document itself as overlay',
		documents: ['3 pages'],
		parameters: { layer: 'under' },
		files: { overlay: '3 pages' },
		refuses: { overlay: /is the document itself/ },
	},
];
