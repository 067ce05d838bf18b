import { reportPages } from '../documents/samples';
import type { Example } from './example';

export const insert_blank_pages: Example = {
	inputs: ['report.pdf'],
	parameters: { blank_after: '1' },
	shows: 'a blank page after the first',
	small: { blank_after: 1 },
	trial: { pages: [0, -1, 1, 2, 3, 4], looks: 'other' },
	gives: { texts: [[...reportPages(1), '', ...reportPages(2, 3, 4, 5, 6, 7, 8)]] },
};
