import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const resize_pages: Example = {
	inputs: ['report.pdf'],
	parameters: { page_size: 'A5' },
	shows: 'pages of half the size',
	gives: { texts: [wholeReport] },
	trial: { parameters: { page_size: 'Letter' }, looks: 'other' },
};
