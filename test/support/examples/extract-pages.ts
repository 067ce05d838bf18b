import { reportPages } from '../documents/samples';
import type { Example } from './example';

export const extract_pages: Example = {
	inputs: ['report.pdf'],
	parameters: { first_page: '2', last_page: '4' },
	atScale: { first_page: '2' },
	shows: 'pages 2 to 4',
	gives: { texts: [reportPages(2, 3, 4)] },
	small: { first_page: 1, last_page: 1 },
	trial: { parameters: { first_page: 2, last_page: 4 }, pages: [1, 2, 3] },
};
