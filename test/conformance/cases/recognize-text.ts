import type { Case } from '../case';

const SCAN = 'a page of text and two of a scan';

export const recognize_text: readonly Case[] = [
	{
		title: 'the pages of a scan',
		documents: [SCAN],
		parameters: { languages: 'en' },
		gives: { texts: ['1 Page', 'Ledger', 'Ledger Copy'] },
	},
	{
		title: 'a page of a scan, in several languages',
		documents: [SCAN],
		parameters: { languages: 'de-AT, eng', pages: '2', deskew: 'true' },
		gives: { texts: ['1 Page', 'Ledger', 'Copy'] },
	},
	{
		title: 'the pages of a scan, in place of hidden text',
		documents: [SCAN],
		parameters: { languages: 'en', existing_text: 'replace' },
		gives: { texts: ['1 Page', 'Ledger', 'Ledger Copy'] },
	},
	{ title: 'pages that have text', documents: ['3 pages'], parameters: { languages: 'en' }, gives: { unchanged: true } },
	{ title: 'no language', documents: ['3 pages'], parameters: {}, refuses: { languages: /required/ } },
	{
		title: 'a language that is not installed',
		documents: [SCAN],
		parameters: { languages: 'en+ja+xx' },
		refuses: { languages: /^'ja', 'xx' are not installed: it must be some of deu, eng/ },
	},
];
