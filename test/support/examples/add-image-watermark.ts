import { PIXEL } from '../documents/stamps';
import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const add_image_watermark: Example = {
	inputs: ['report.pdf'],
	parameters: { image: { sample: 'logo.png' }, transparency: '0', position: 'top_right', image_width: '1.2', margin: '0.4' },
	atScale: { margin: '0.1' },
	shows: 'a logo in the upper right corner of every page',
	gives: { texts: [wholeReport], holds: ['/Subtype /Image'] },
	trial: { parameters: { image: { name: 'stamp.png', bytes: PIXEL }, transparency: 100, margin: 0 } },
};
