import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const set_page_labels: Example = {
	inputs: ['report.pdf'],
	parameters: { labels: '{"labels": [{"from": 1, "style": "roman_lower"}, {"from": 3, "prefix": "R-"}]}' },
	small: { labels: { labels: [{ from: 1, style: 'letters_upper' }] } },
	shows: 'pages i and ii, then R-1 to R-6',
	gives: { texts: [wholeReport], holds: ['/PageLabels', '/P (R-)'] },
};
