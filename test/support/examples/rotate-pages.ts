import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const rotate_pages: Example = {
	inputs: ['report.pdf'],
	parameters: { angle: '90', first_page: '2' },
	shows: 'all but the first page on their side',
	gives: { texts: [wholeReport], holds: ['/Rotate 90'] },
	small: { angle: 90 },
	trial: { looks: 'turned' },
};
