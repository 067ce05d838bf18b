import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const reverse_pages: Example = {
	inputs: ['report.pdf'],
	parameters: {},
	shows: 'pages 8 to 1',
	gives: { texts: [wholeReport.toReversed()] },
	trial: { pages: [4, 3, 2, 1, 0] },
};
