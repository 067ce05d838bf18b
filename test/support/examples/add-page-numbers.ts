import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const add_page_numbers: Example = {
	inputs: ['report.pdf'],
	parameters: { number_format: 'Page {number} of {last}', position: 'bottom_right' },
	shows: 'numbers in the lower right corner',
	gives: { texts: [wholeReport.map((_, index) => `Page ${index + 1} of 8`)] },
	trial: { parameters: { number_format: '{number}', font_size: 4, margin: 0 }, looks: 'other' },
};
