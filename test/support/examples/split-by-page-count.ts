import { reportPages } from '../documents/samples';
import type { Example } from './example';

export const split_by_page_count: Example = {
	inputs: ['report.pdf'],
	parameters: { pages_per_part: '3' },
	atScale: { pages_per_part: '100' },
	shows: 'parts of three pages; the last one has two',
	gives: { texts: [reportPages(1, 2, 3), reportPages(4, 5, 6), reportPages(7, 8)] },
	small: { pages_per_part: 2 },
	trial: { documents: 3 },
};
