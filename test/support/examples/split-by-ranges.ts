import { reportPages } from '../documents/samples';
import type { Example } from './example';

export const split_by_ranges: Example = {
	inputs: ['report.pdf'],
	parameters: { ranges: '1-2, 2, 5-' },
	shows: 'three parts: pages 1 and 2, page 2 once more, and all pages from page 5 on',
	gives: { texts: [reportPages(1, 2), reportPages(2), reportPages(5, 6, 7, 8)] },
	atScale: { ranges: '1-100, 50, 101-' },
	small: { ranges: '1-' },
	trial: { parameters: { ranges: '4-5, 1-3' }, pages: [3, 4, 0, 1, 2], documents: 2 },
};
