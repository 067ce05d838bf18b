import type { Example } from './example';

export const get_document_info: Example = {
	inputs: ['restricted.pdf'],
	parameters: { per_page: 'true' },
	shows: 'what the document is, as JSON: eight pages, restricted, fonts that are not embedded',
	gives: {
		data: {
			pageCount: 8,
			title: 'Annual report',
			locked: false,
			encryption: { algorithm: 'AES-128', keyBits: 128, opensWithoutPassword: true },
			bookmarks: 8,
		},
	},
	trial: { data: { pageCount: 5 } },
};
