import { textPage } from '../documents/stamps';
import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const add_overlay: Example = {
	inputs: ['report.pdf'],
	parameters: { overlay: { sample: 'letterhead.pdf' }, layer: 'over' },
	shows: 'a letterhead: one page for the first, another for those that follow',
	gives: { texts: [['Octavo Ltd. · Main Street 1', ...wholeReport.slice(1).map(() => 'Octavo Ltd. · continued')]] },
	// Invisible text: pages look as before.
	trial: { parameters: { overlay: { name: 'overlay.pdf', bytes: textPage('Over', 3) }, layer: 'over' } },
};
