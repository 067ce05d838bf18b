import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const add_text_watermark: Example = {
	inputs: ['report.pdf'],
	parameters: { line_1: 'DRAFT', line_2: 'Προσχέδιο · Черновик', color: 'Red' },
	shows: 'two lines across every page, in three scripts',
	gives: { texts: [wholeReport.map(() => 'Προσχέδιο · Черновик')] },
	small: { line_1: 'Draft', transparency: 100 },
};
