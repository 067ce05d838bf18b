import { reportPages } from '../documents/samples';
import type { Example } from './example';

export const arrange_pages: Example = {
	inputs: ['report.pdf'],
	parameters: { arrangement: '4', sheet_gap: '0.2', margin: '0.3', frame: 'true' },
	shows: 'two sheets with four pages each',
	gives: { texts: [[...reportPages(1), ...reportPages(5)]] },
	small: { arrangement: '2' },
	trial: { parameters: { arrangement: '2' }, pages: [0, 2, 4], looks: 'other' },
};
