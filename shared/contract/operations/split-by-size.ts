import { partFacts, splitFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const split_by_size = {
	resource: 'document',
	label: 'Split by Size',
	action: 'Split PDF by size',
	description:
		'Cut a document into parts up to a size limit, each as full as possible; only a part with a single large page can exceed it',
	input: 'one',
	output: 'pdfs',
	facts: {
		...splitFacts,
		oversizeParts: { type: 'count', description: 'Parts that exceed the limit, because their only page does' },
	},
	resultFacts: partFacts,
	fields: {
		maximum_bytes: {
			kind: 'integer',
			label: 'Maximum Bytes',
			description:
				'Maximum size of a part, in bytes. For an e-mail limit of 25 MB use 18000000, because e-mail makes files 37 percent larger.',
			required: true,
			min: 1,
			max: Number.MAX_SAFE_INTEGER,
			unit: 'bytes',
			placeholder: 'e.g. 18000000',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
