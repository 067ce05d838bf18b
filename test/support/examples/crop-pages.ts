import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const crop_pages: Example = {
	inputs: ['report.pdf'],
	parameters: { crop_top: '0.25', crop_bottom: '0.25', crop_left: '0.5', crop_right: '0.5' },
	shows: 'pages without their outer half inch at the sides',
	gives: { texts: [wholeReport], holds: ['/CropBox'] },
	small: { crop_left: 0.1, crop_top: 0.1 },
	trial: { parameters: { crop_left: 0.1, crop_top: 0.1 }, looks: 'other' },
};
