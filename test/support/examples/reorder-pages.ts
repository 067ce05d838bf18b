import { reportPages } from '../documents/samples';
import type { Example } from './example';

export const reorder_pages: Example = {
	inputs: ['report.pdf'],
	parameters: { page_order: '-1,1..3,1' },
	atScale: { page_order: '-1,1..-2' },
	shows: 'the last page, pages 1 to 3, and page 1 again',
	gives: { texts: [reportPages(8, 1, 2, 3, 1)] },
	small: { page_order: '-1,1,1' },
	trial: { parameters: { page_order: '-1,1..3,1' }, pages: [4, 0, 1, 2, 0] },
};
