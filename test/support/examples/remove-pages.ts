import { reportPages } from '../documents/samples';
import type { Example } from './example';

export const remove_pages: Example = {
	inputs: ['report.pdf'],
	parameters: { last_page: '6' },
	atScale: { first_page: '2', last_page: '5' },
	shows: 'pages 7 and 8 alone, and nothing of the others',
	gives: { texts: [reportPages(7, 8)], holdsNot: ['Section 3'] },
	small: { first_page: 1, last_page: 1 },
	trial: { parameters: { last_page: 2 }, pages: [2, 3, 4] },
};
