import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const add_attachment: Example = {
	inputs: ['report.pdf'],
	parameters: { attachment: { sample: 'figures.csv' }, attachment_description: 'Figures of the year', relationship: 'data' },
	shows: 'the report with its figures as an attachment',
	gives: { texts: [wholeReport], holds: ['(figures.csv)', '/AFRelationship /Data'] },
};
