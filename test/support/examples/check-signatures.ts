import type { Example } from './example';

export const check_signatures: Example = {
	inputs: ['agreement.pdf'],
	parameters: {},
	shows: 'one signature, intact, over the whole file',
	gives: { data: { count: 1, allIntact: true, coversWholeFile: true } },
	trial: { data: { count: 0 } },
};
