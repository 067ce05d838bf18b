import type { Example } from './example';

export const extract_text: Example = {
	inputs: ['report.pdf'],
	parameters: {},
	shows: 'the text of the report, page after page',
	gives: { data: { pageCount: 8, unreadable: 0, mediaType: 'text/plain' } },
	trial: { data: { pageCount: 5 } },
};
