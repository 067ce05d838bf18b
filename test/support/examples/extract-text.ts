import type { Example } from './example';

export const extract_text: Example = {
	inputs: ['report.pdf'],
	parameters: { layout: 'markdown' },
	small: {},
	atScale: {},
	shows: 'the text of the report as Markdown, with a heading for every page',
	gives: { data: { pageCount: 8, unreadable: 0, mediaType: 'text/markdown' } },
	trial: { data: { pageCount: 5 } },
};
