import { reportPages } from '../documents/samples';
import type { Example } from './example';

export const split_at_page: Example = {
	inputs: ['report.pdf'],
	parameters: { pages: '3, -1' },
	shows: 'three parts: cut before page 3 and before the last page',
	gives: { texts: [reportPages(1, 2), reportPages(3, 4, 5, 6, 7), reportPages(8)] },
	small: { pages: '2' },
	trial: { parameters: { pages: '3' }, documents: 2 },
};
