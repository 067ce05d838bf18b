import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const set_metadata: Example = {
	inputs: ['report.pdf'],
	parameters: { remove_existing: 'true', title: 'Results of the year', author: 'Octavo Ltd.', language: 'en-GB' },
	shows: 'the title and the author in the properties, and nothing of the former metadata',
	gives: { texts: [wholeReport], holds: ['Results of the year'], holdsNot: ['Annual report'] },
};
