import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const merge_documents: Example = {
	inputs: ['report.pdf', 'invoice-1.pdf', 'invoice-2.pdf', 'invoice-3.pdf'],
	parameters: {},
	shows: 'the report and three invoices; both kinds of bookmarks are there',
	gives: { texts: [[...wholeReport, 'Invoice 1', 'Invoice 2', 'Invoice 3']] },
};
